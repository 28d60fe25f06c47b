// Tests of all libraries together: `nx check backoffice`.
module.exports = require('../../../../jest.preset.cjs').web(__dirname);
