/**
 * The entry of this package loads all its parts, which every spec file would pay for; here a part is loaded at its first use.
 * `read` answers the part of a name.
 */
exports.parts = (read) =>
  new Proxy(
    { __esModule: true },
    { get: (known, name) => (known[name] ??= /^([A-Z]|theme$)/.test(String(name)) ? read(name) : undefined) },
  );
