"""In the page's standard library as `sitecustomize`, which Python imports when it starts:
modules from memory.

Python's own importer asks every place of `sys.path`, and opens the archive anew for each of two hundred
modules, which is much of what a boot computes. Here an archive is read once, and a module is found by its
name. The archives are our own: byte code that is stored, not deflated, without extra fields.
"""

import sys
from _frozen_importlib import ModuleSpec  # what importlib is made of: importlib itself is not there yet
from _struct import unpack_from
from marshal import loads
from zipimport import _zip_directory_cache, zipimporter  # type: ignore[attr-defined] # typeshed knows only the class

TYPE_CHECKING = False  # typing.py is not there yet either
if TYPE_CHECKING:
    from types import CodeType, ModuleType

END, ENTRY, LOCAL, PYC = 22, 46, 30, 16
"""Bytes before what differs: of the archive's end, of an entry of its directory, of a file, of byte code."""
PACKAGE = "/__init__.pyc"
LIBRARY = "library.zip"
"""All of the standard library that Python can start without, in its archive as one file."""


class Archive(zipimporter):
    """Finds and loads the modules of one archive. All else it can as its base class, from the file itself.

    As there, a module in a folder has a loader of that folder.
    """

    def __init__(self, path: str, data: bytes) -> None:
        self.archive = path
        self.prefix = ""
        self._data = memoryview(data)
        self._modules: dict[str, tuple[str, int, int]] = {}
        """File, begin and end of the code by a module's name."""
        files = {}
        count, _, at = unpack_from("<HII", data, len(data) - END + 10)
        for _ in range(count):
            method, time, date, crc, packed, size, length = unpack_from("<HHHIIIH", data, at + 10)
            (offset,) = unpack_from("<I", data, at + 42)
            name = data[at + ENTRY : at + ENTRY + length].decode()
            files[name] = (f"{path}/{name}", method, packed, size, offset, time, date, crc)
            if name.endswith(".pyc"):
                module = name.removesuffix(PACKAGE).removesuffix(".pyc").replace("/", ".")
                begin = offset + LOCAL + length
                self._modules[module] = (name, begin + PYC, begin + size)
            at += ENTRY + length
        self._files = files  # where a Python before 3.13 looks for it
        _zip_directory_cache[path] = files  # so that nothing else need read it again
        self._folders = {"": self}

    def _folder(self, package: str) -> "Archive":
        """The loader of what is in a package."""
        if package not in self._folders:
            loader = self._folders[package] = object.__new__(Archive)
            vars(loader).update(vars(self))
            loader.prefix = package.replace(".", "/") + "/"
        return self._folders[package]

    def find_spec(  # type: ignore[override] # a finder of sys.meta_path is asked with a path too
        self, fullname: str, path: object = None, target: object = None
    ) -> ModuleSpec | None:
        """Where a module is, for both kinds of Python's finders."""
        del path, target
        if fullname not in self._modules:
            return None
        file = self._modules[fullname][0]
        package = file.endswith(PACKAGE)
        loader = self._folder(fullname.rpartition(".")[0])
        spec = ModuleSpec(fullname, loader, origin=f"{self.archive}/{file}", is_package=package)  # type: ignore[arg-type] # as the base class does
        spec.has_location = True
        if package:
            spec.submodule_search_locations = [f"{self.archive}/{file.removesuffix(PACKAGE)}"]
        return spec

    def get_code(self, fullname: str) -> "CodeType":
        """The code of a module that is here."""
        _, begin, end = self._modules[fullname]
        code: CodeType = loads(self._data[begin:end])  # noqa: S302 # our own build's
        return code

    def exec_module(self, module: "ModuleType") -> None:
        """Run a module; the base class would look for its code by paths."""
        exec(self.get_code(module.__name__), vars(module))  # noqa: S102 # as every importer does


def mount(path: str, data: bytes) -> None:
    """Let modules be found in an archive that is the file `path`, before all other places."""
    sys.path.append(path)
    sys.meta_path.insert(0, Archive(path, data))


def mount_library(archive: str) -> None:
    """Let the rest of the standard library be found, which its archive holds."""
    mount(f"/lib/{LIBRARY}", zipimporter(archive).get_data(f"{archive}/{LIBRARY}"))


if __name__ == "sitecustomize":
    mount_library("/lib/python314.zip")
