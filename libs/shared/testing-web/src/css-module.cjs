// A CSS module in a test: every class is called what it is called in the file.
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
