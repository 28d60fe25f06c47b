const { globSync } = require('node:fs');
const { together } = require('./jest.preset.cjs');

const dirs = globSync('{apps,libs/*,tools}/*/{,src/each-screen/}jest.config.cjs', { cwd: __dirname });

module.exports = { projects: together(dirs.map((file) => require(`./${file}`))) };
