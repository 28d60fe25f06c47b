const { globSync } = require('node:fs');
const path = require('node:path');
const { together } = require('./jest.preset.cjs');
const { inSuites } = require('./tools/nx/jest-suites.cjs');

// All projects file by file, or those that the executor of tools/nx was asked for in suites.
const asked = process.env.JEST_FOLDERS?.split(',');
const folders =
  asked ??
  globSync('{apps/*,libs/*/*,tools/*,apps/*/src/each-screen,tools/*/src/emitted}/jest.config.cjs', {
    cwd: __dirname,
  }).map((file) => file.replace('/jest.config.cjs', ''));

const kinds = together(folders.map((folder) => require(`./${folder}/jest.config.cjs`)));
const suites = path.join(__dirname, 'test-results/suites');

module.exports = {
  projects: kinds.map(({ config, alike }, at) =>
    asked ? inSuites(config, alike, path.join(suites, String(at))) : config,
  ),
};
