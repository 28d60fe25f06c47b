const { globSync } = require('node:fs');
const { together } = require('./jest.preset.cjs');

// All projects, or those that the executor of tools/nx was asked for.
const folders =
  process.env.JEST_FOLDERS?.split(',') ??
  globSync('{apps/*,libs/*/*,tools/*,apps/*/src/each-screen,tools/*/src/emitted}/jest.config.cjs', {
    cwd: __dirname,
  }).map((file) => file.replace('/jest.config.cjs', ''));

module.exports = { projects: together(folders.map((folder) => require(`./${folder}/jest.config.cjs`))) };
