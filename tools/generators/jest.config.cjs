const config = require('../../jest.preset.cjs').node(__dirname);

module.exports = {
  ...config,
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, '/tools/generators/src/emitted/'],
};
