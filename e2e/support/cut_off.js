// Visible texts that stick out of the window, of a button, or of what hides the rest of them.
() => {
    const found = [];
    const box = (from, to) => `${Math.round(from)}–${Math.round(to)}`;
    const clips = (value) => value === "hidden" || value === "clip";
    const up = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
    const look = (element) => {
        const style = getComputedStyle(element);
        if (style.clipPath !== "none" || style.fontSize === "0px" || element.closest("svg, select, textarea, .ruler")) return;
        const text = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
        if (text.length === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
        const range = document.createRange();
        for (const node of text) {
            range.selectNodeContents(node);
            const at = range.getBoundingClientRect();
            if (at.width < 1) continue;
            const name = `${element.localName}.${element.getAttribute("class") ?? ""} “${node.data.trim().slice(0, 40)}”`;
            for (let outer = element; outer; outer = up(outer)) {
                if (outer.clipPath && getComputedStyle(outer).clipPath !== "none") break;
                const { overflowX, overflowY, display } = getComputedStyle(outer);
                const frame = outer.getBoundingClientRect();
                // Inside a part that scrolls all can be read.
                if (overflowX === "auto" || overflowX === "scroll") break;
                const block = display !== "inline" && display !== "contents";
                const held = clips(overflowX) || ["button", "summary", "label", "th", "td"].includes(outer.localName);
                if (block && held && (at.left < frame.left - 1.5 || at.right > frame.right + 1.5))
                    found.push(`${name} is ${box(at.left, at.right)} in ${outer.localName}.${outer.className} ${box(frame.left, frame.right)}`);
                if (clips(overflowY) && (at.top < frame.top - 2 || at.bottom > frame.bottom + 2))
                    found.push(`${name} is cut off below by ${outer.localName}.${outer.className}`);
                if (outer === document.documentElement && (at.left < -1 || at.right > innerWidth + 1))
                    found.push(`${name} is ${box(at.left, at.right)} in a window of ${innerWidth}`);
            }
        }
    };
    const visit = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) visit(element.shadowRoot);
            look(element);
        }
    };
    visit(document.body);
    return found;
}
