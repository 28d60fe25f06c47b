// Browser features that jsdom lacks and the product relies on. Runs before any module of a test is loaded.
const { TextDecoder, TextEncoder } = require('node:util');

window.TextEncoder ??= TextEncoder;
window.TextDecoder ??= TextDecoder;

// The router creates a Request for each navigation.
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
// jsdom matches all rules of its own sheet at each question of how an element looks, which is a fifth of the time of a screen's
// tests: nearly all ask whether it is shown. There are no other sheets here, so that follows from its tag, a few attributes and
// its own style. It computes no styles of pseudo elements either, and says so at every call.
const computed = window.getComputedStyle.bind(window);
const ownStyle = (element, name) =>
  element.hasAttribute('style') ? element.style.getPropertyValue(name) : '';
const displays = new Map();
function displayOf(element) {
  const own = ownStyle(element, 'display');
  if (own) return own;
  const flags = [element.hasAttribute('hidden'), element.hasAttribute('open'), element.type === 'hidden'];
  const kind = `${element.localName} ${flags}`;
  if (!displays.has(kind)) displays.set(kind, computed(element).display);
  return displays.get(kind);
}
function inherited(element, name) {
  for (let at = element; at; at = at.parentElement) {
    const own = ownStyle(at, name);
    if (own) return own;
  }
}
const asked = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility') ?? 'visible',
  'pointer-events': (element) => inherited(element, 'pointer-events') ?? 'auto',
  pointerEvents: (element) => asked['pointer-events'](element),
  content: () => '',
};
window.getComputedStyle = (element) =>
  new Proxy(
    { getPropertyValue: (name) => asked[name]?.(element) ?? computed(element).getPropertyValue(name) },
    { get: (known, name) => known[name] ?? asked[name]?.(element) ?? computed(element)[name] },
  );

// jsdom knows dialog elements, but not how to open them.
window.HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
window.HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new window.Event('close'));
};

// jsdom looks through the whole page for the labels of each field, and for the field of each label: half the time of a form's
// tests. Returns the labels that name a field, and the label around it.
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
function labelsOf(field) {
  const around = field.closest('label:not([for])');
  const naming = field.id ? document.querySelectorAll(`label[for="${field.id}"]`) : [];
  return [...naming, ...(around?.querySelector(labelable) === field ? [around] : [])];
}
for (const kind of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
  Object.defineProperty(window[`HTML${kind}Element`].prototype, 'labels', {
    get() {
      return this.type === 'hidden' ? null : labelsOf(this);
    },
  });
