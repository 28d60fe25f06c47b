// What reads and generates in the whole workspace: `nx check tools-generators`.
module.exports = require('../../../../jest.preset.cjs').node(__dirname);
