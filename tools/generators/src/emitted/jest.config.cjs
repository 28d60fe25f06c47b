// Tests that read or generate in the whole workspace: `nx check tools-generators`.
module.exports = require('../../../../jest.preset.cjs').node(__dirname);
