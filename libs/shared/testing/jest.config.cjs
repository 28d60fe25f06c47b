const web = require('../../../jest.preset.cjs').web(__dirname);

// What helps server tests is tested with shared-server: this project's tests run in a browser's stead.
module.exports = {
  ...web,
  testPathIgnorePatterns: [...web.testPathIgnorePatterns, '/testing/src/server/'],
};
