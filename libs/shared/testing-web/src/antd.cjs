const { parts } = require('./parts.cjs');

const fileOf = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

module.exports = parts((name) => require(`antd/lib/${fileOf(name)}`).default);
