"""What differs between a module and its mutant: which functions, something else, or nothing that counts."""

import ast
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType


def codes(code: CodeType, path: str = "") -> Iterator[tuple[str, CodeType]]:
    """The code of a module's functions and methods by their qualified names, and its own as ""."""
    if not path:
        yield "", code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & 0x2:  # a function has fast locals, the body of a class has not
                yield constant.co_qualname, constant
            else:
                yield constant.co_qualname, constant
                yield from codes(constant, constant.co_qualname)


def _without_functions(code: CodeType) -> tuple[object, ...]:
    """What a module or the body of a class does itself."""
    constants = tuple(part for part in code.co_consts if not isinstance(part, CodeType))
    return code.co_code, constants, code.co_names


def functions_changed(old: str, new: str, file: str) -> dict[str, CodeType] | None:
    """The new code by name of the functions that differ; None where something else does too."""
    before = dict(codes(compile(old, file, "exec", dont_inherit=True)))
    after = dict(codes(compile(new, file, "exec", dont_inherit=True)))
    if before.keys() != after.keys():
        return None
    changed = {}
    for name, code in after.items():
        if code.co_flags & 0x2:
            if code != before[name]:
                changed[name] = code
        elif _without_functions(code) != _without_functions(before[name]):
            return None
    return changed


def function(module: ModuleType, name: str) -> FunctionType | None:
    """A function or method of a module by its qualified name, out of what is around it."""
    found: object = module
    for part in name.split("."):
        found = vars(found).get(part)
    for attribute in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, attribute, found)
    return found if isinstance(found, FunctionType) else None


class Unannotated(ast.NodeTransformer):
    """Takes away what is never evaluated, so that a change there is no change."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """An argument without its type."""
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function without the type of its result."""
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """A name without its type."""
        node.annotation = ast.Constant(None)
        self.generic_visit(node)
        return node


def meaning(source: str) -> str:
    """What is the same where only annotations differ."""
    return ast.dump(Unannotated().visit(ast.parse(source)))
