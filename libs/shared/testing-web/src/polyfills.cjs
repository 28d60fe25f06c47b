// What jsdom lacks and the product relies on. Runs before any module of a test is loaded.
const { TextDecoder, TextEncoder } = require('node:util');

window.TextEncoder ??= TextEncoder;
window.TextDecoder ??= TextDecoder;

// What the router makes of a navigation.
window.Request = class Request {
  constructor(input, { method = 'GET', signal = new AbortController().signal, headers, body } = {}) {
    this.url = new URL(String(input?.url ?? input), window.location.href).href;
    Object.assign(this, { method, signal, headers: new window.Headers(headers), body });
  }
};
window.Headers ??= class Headers extends Map {
  constructor(init = {}) {
    super(
      [...(init.entries?.() ?? Object.entries(init))].map(([name, value]) => [
        name.toLowerCase(),
        String(value),
      ]),
    );
  }
  get(name) {
    return super.get(name.toLowerCase()) ?? null;
  }
};
window.Response ??= class Response {
  // The router knows a redirect by each of these.
  constructor(body = null, { status = 200, statusText = '', headers } = {}) {
    Object.assign(this, { body, status, statusText, ok: status < 300, headers: new window.Headers(headers) });
  }
};

// Node's own MessageChannel keeps jest from exiting, none at all breaks antd's Form.
window.MessageChannel = class MessageChannel {
  constructor() {
    const port = () => ({ onmessage: null, close() {}, start() {} });
    this.port1 = port();
    this.port2 = port();
    const deliver = (target) => (data) => void Promise.resolve().then(() => target.onmessage?.({ data }));
    this.port1.postMessage = deliver(this.port2);
    this.port2.postMessage = deliver(this.port1);
  }
};

window.ResizeObserver = class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.IntersectionObserver = class IntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// A screen of 1280 px in light, which a test changes with `useViewport`.
window.viewport = { width: 1280, dark: false, reducedMotion: true };
window.matchMedia = (query) => {
  const matches = () => {
    const { width, dark, reducedMotion } = window.viewport;
    const min = /min-width:\s*([\d.]+)px/.exec(query);
    const max = /max-width:\s*([\d.]+)px/.exec(query);
    if (query.includes('prefers-color-scheme: dark')) return dark;
    if (query.includes('prefers-reduced-motion')) return reducedMotion;
    return (min || max) && (!min || width >= Number(min[1])) && (!max || width <= Number(max[1]));
  };
  return {
    media: query,
    get matches() {
      return Boolean(matches());
    },
    addEventListener: (_type, listener) => window.addEventListener('resize', listener),
    removeEventListener: (_type, listener) => window.removeEventListener('resize', listener),
    addListener: (listener) => window.addEventListener('resize', listener),
    removeListener: (listener) => window.removeEventListener('resize', listener),
  };
};

window.scrollTo = () => undefined;
window.Element.prototype.scrollIntoView ??= () => undefined;
// jsdom computes no styles of pseudo elements and says so at every call.
const computed = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computed(element);

// jsdom knows dialog elements, but not how to open them.
window.HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
window.HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new window.Event('close'));
};
