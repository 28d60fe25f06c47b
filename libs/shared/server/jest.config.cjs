const node = require('../../../jest.preset.cjs').node(__dirname);

// The helpers of server tests are in shared-testing, whose own project runs its tests in a browser's stead.
module.exports = {
  ...node,
  roots: ['<rootDir>', '<rootDir>/../testing/src/server'],
  testMatch: ['**/*.spec.ts'],
};
