// ESLint rules of this workspace. @nx/eslint-plugin loads this folder and offers each rule as `@nx/workspace-<name>`.
// A rule lives here only where no maintained plugin has it.
module.exports = {
  rules: {
    'no-literal-spread': require('./rules/no-literal-spread.cjs'),
    'no-literal-text': require('./rules/no-literal-text.cjs'),
    'reasoned-suppression': require('./rules/reasoned-suppression.cjs'),
  },
};
