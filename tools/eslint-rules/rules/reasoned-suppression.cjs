const directive = /^\s*eslint-disable(-next-line|-line)?(?=\s|$)/;
const hasRules = /^\s*eslint-disable(-next-line|-line)?\s+[^\s-]/;
const hasReason = /\s--\s+\S.{8,}/s;

/** Every `eslint-disable` names its rules and says why: `// eslint-disable-next-line no-console -- the reason`. */
module.exports = {
  meta: {
    type: 'suggestion',
    docs: { description: 'A suppression names its rules and states its reason' },
    schema: [],
    messages: {
      reason: 'Say why, after two hyphens: eslint-disable-next-line rule -- because …',
      rules: 'Name the rules that are switched off.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!directive.test(comment.value)) continue;
          if (!hasRules.test(comment.value)) context.report({ loc: comment.loc, messageId: 'rules' });
          if (!hasReason.test(comment.value)) context.report({ loc: comment.loc, messageId: 'reason' });
        }
      },
    };
  },
};
