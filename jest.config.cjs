const { globSync } = require('node:fs');

module.exports = {
  projects: globSync('{apps,libs/*,tools}/*/jest.config.cjs', { cwd: __dirname }).map(
    (file) => `<rootDir>/${file}`,
  ),
  // The preset's is not read when projects run together. A database takes long to start on a busy machine.
  testTimeout: 60_000,
};
