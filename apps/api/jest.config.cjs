const { node } = require('../../jest.preset.cjs');

module.exports = node(__dirname, {
  '/hash-cost$': '<rootDir>/../../libs/auth/server/src/testing/hash-cost.fake.ts',
});
