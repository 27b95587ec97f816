// Named as the theme's own stand-in for workers, which it would otherwise fetch from another site.

// Pages from a disk may start no worker: there the search's script runs in a hidden frame, and is talked to like one.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(address) {
      this.frame = document.body.appendChild(document.createElement("iframe"));
      this.frame.hidden = true;
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.onmessage?.({ data });
      this.ready = new Promise((resolve, reject) => {
        const script = Object.assign(inside.document.createElement("script"), { src: address, onload: resolve, onerror: reject });
        inside.document.body.append(script);
      });
    }

    postMessage(data) {
      const { contentWindow: inside } = this.frame;
      this.ready.then(
        () => inside.onmessage?.({ data }),
        () => this.onerror?.(new Event("error")),
      );
    }

    terminate() {
      this.frame.remove();
    }
  };
}
