// Every visible text and every spoken name, each with where it stands.
() => {
    const found = [];
    const skipped = "script, style, textarea, code, time, data, select[name=language], .ruler, svg";
    const say = (text, where) => text?.trim() && found.push([text.trim(), where]);
    const name = (element) => `${element.localName}.${element.getAttribute("class") ?? ""}`;
    const visit = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) visit(element.shadowRoot);
            if (element.closest(skipped) || !element.checkVisibility({ visibilityProperty: true })) continue;
            for (const node of element.childNodes) if (node.nodeType === 3) say(node.data, name(element));
            for (const attribute of ["aria-label", "title", "placeholder", "alt"])
                say(element.getAttribute(attribute), `${name(element)}[${attribute}]`);
        }
    };
    visit(document.body);
    return found;
}
