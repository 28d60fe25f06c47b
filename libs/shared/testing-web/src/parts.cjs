/**
 * A package whose entry reads all that it has, which each file of tests would pay for anew: here a part is read when it is
 * named first. `read` answers the part of a name.
 */
exports.parts = (read) =>
  new Proxy(
    { __esModule: true },
    { get: (known, name) => (known[name] ??= /^([A-Z]|theme$)/.test(String(name)) ? read(name) : undefined) },
  );
