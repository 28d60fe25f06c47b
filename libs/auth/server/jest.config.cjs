const { node } = require('../../../jest.preset.cjs');

module.exports = node(__dirname, { '/hash-cost$': require.resolve('./src/testing/hash-cost.fake.ts') });
