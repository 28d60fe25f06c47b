const { parts } = require('./parts.cjs');

module.exports = parts((name) => require(`@ant-design/icons/lib/icons/${name}`).default);
