const { globSync } = require('node:fs');

module.exports = {
  projects: globSync('{apps,libs/*,tools}/*/jest.config.cjs', { cwd: __dirname }).map(
    (file) => `<rootDir>/${file}`,
  ),
};
