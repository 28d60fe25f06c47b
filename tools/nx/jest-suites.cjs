// Several spec files of a project run as one file of jest, a suite: jest loads and compiles all modules again for each file that it runs,
// which took half of the time of a whole run. `npx jest PATH` runs a spec file by itself.
const { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Enough to share the modules' loading, few enough to keep all workers busy until the end. */
const filesPerSuite = 12;

/** A file that replaces modules must load its own, and so must one that begins with such a comment and its reason. */
const runsAlone =
  /^\/\/ Runs alone: |\bjest\.(mock|doMock|isolateModules|isolateModulesAsync|resetModules)\(/;

/**
 * Writes the suites of a configuration of jest into `folder`, and returns the configuration that runs them. `configs` are the projects that
 * it stands for: a suite has files of one project only.
 */
exports.inSuites = (config, configs, folder) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const one of configs) {
    const name = path.relative(config.rootDir, one.rootDir).replaceAll(path.sep, '+');
    suitesOf(specsOf(one)).forEach((files, at) =>
      writeFileSync(path.join(folder, `${name}.${at}.suite.cjs`), textOf(files, config.rootDir)),
    );
  }
  return { ...config, roots: [folder], testMatch: ['**/*.suite.cjs'] };
};

/** The project's folder of a suite, from the suite's file name. */
exports.folderOf = (suite) => path.basename(suite).split('.')[0].replaceAll('+', '/');

function specsOf({ rootDir, testMatch, testPathIgnorePatterns }) {
  const ignored = new RegExp(testPathIgnorePatterns.join('|'));
  return globSync(testMatch, { cwd: rootDir, exclude: ['node_modules'] })
    .map((file) => path.join(rootDir, file))
    .filter((file) => !ignored.test(file))
    .sort();
}

function suitesOf(files) {
  const { alone = [], shared = [] } = Object.groupBy(files, (file) =>
    runsAlone.test(readFileSync(file, 'utf8')) ? 'alone' : 'shared',
  );
  const count = Math.ceil(shared.length / filesPerSuite);
  // Neighbors often take alike long, so they are dealt out in turn.
  const dealt = Array.from({ length: count }, (_, at) =>
    shared.filter((_file, index) => index % count === at),
  );
  return [...dealt, ...alone.map((file) => [file])];
}

/** A file that cannot be loaded fails as a test of its own, and the others of its suite still run. */
const textOf = (files, root) =>
  files
    .map((file) => {
      const name = JSON.stringify(path.relative(root, file));
      const load = `require(${JSON.stringify(file)})`;
      return `describe(${name}, () => { try { ${load}; } catch (error) { it('can be loaded', () => { throw error; }); } });\n`;
    })
    .join('');
