"""What a layout must keep to, measured in the page: nothing over another, nothing outside, no small target,
no trap.
"""

from playwright.sync_api import Page

from support.checks import check_frame, settle

MEASURE = """() => {
    const parts = [
        ".lobby-head", ".game-card", ".lobby fieldset:not(fieldset fieldset)", ".bar",
        ".notice:not([hidden])", ".panel", ".others > .seat", ".centre > .zone", ".side > *", ".prompt",
        ".actions button", ".tools > *", ".view-tools button",
    ].join();
    const found = { over: [], small: [], traps: [] };
    const all = (root, wanted) => [...root.querySelectorAll("*")].flatMap((one) => [
        ...(one.matches(wanted) ? [one] : []), ...(one.shadowRoot ? all(one.shadowRoot, wanted) : [])]);
    const name = (one) =>
        `${one.localName}.${one.className?.baseVal ?? one.className} ${one.ariaLabel ?? ""}`.slice(0, 80);
    const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const stuck = (one) => {
        for (let at = one; at instanceof Element; at = at.parentElement)
            if (getComputedStyle(at).position === "sticky") return true;
        return false;
    };
    const boxes = all(document, parts).filter((one) => seen(one) && !stuck(one));
    boxes.forEach((one, number) => {
        const a = one.getBoundingClientRect();
        for (const other of boxes.slice(number + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const b = other.getBoundingClientRect();
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1) found.over.push(`${name(one)} / ${name(other)}: ${wide} × ${high}`);
        }
    });
    for (const one of all(document, "button, select, input, a[href], summary")) {
        if (!seen(one)) continue;
        const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
        if (width < 23.9 || height < 23.9) found.small.push(`${name(one)}: ${width} × ${height}`);
    }
    for (const one of all(document, "*")) {
        const style = getComputedStyle(one);
        const scrolls = /auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
        if (!seen(one) || !scrolls) continue;
        const box = one.getBoundingClientRect();
        const whole = box.height >= innerHeight && box.width >= innerWidth * 0.9;
        if (whole || style.overscrollBehaviorY !== "auto") found.traps.push(name(one));
    }
    return found;
}"""


def check_layout(page: Page) -> None:
    """Check it all as the page is now."""
    size = page.viewport_size
    assert size is not None
    settle(page)
    check_frame(page, size["width"])
    found: dict[str, list[str]] = page.evaluate(MEASURE)
    faults = [f"{kind}: {fault}" for kind, faults in found.items() for fault in faults]
    assert not faults, "\n".join([f"at {size['width']} × {size['height']}:", *faults])
