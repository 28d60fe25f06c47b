const { node } = require('../../../jest.preset.cjs');

module.exports = node(__dirname, { '/hash-cost$': '<rootDir>/src/testing/hash-cost.fake.ts' });
