// What holds for the screens of all libraries: `nx check backoffice`.
module.exports = require('../../../../jest.preset.cjs').web(__dirname);
