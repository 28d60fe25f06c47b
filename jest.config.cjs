const { globSync } = require('node:fs');

module.exports = {
  projects: globSync('{apps,libs/*,tools}/*/jest.config.cjs', { cwd: __dirname }).map(
    (file) => `<rootDir>/${file}`,
  ),
  // The preset's is not read when projects run together. A database takes half a minute to start on a full machine, and a
  // test that hangs is found soon enough.
  testTimeout: 180_000,
};
