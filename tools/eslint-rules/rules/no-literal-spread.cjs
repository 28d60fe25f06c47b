/**
 * `[...['a', 'b'], c]` is `['a', 'b', c]`, and `{ ...{ a }, b }` is `{ a, b }`: spreading a literal in place only makes it harder to
 * read. A condition (`...(x && { a })`) and a computed list (`...names.map(…)`) are not literals.
 */
module.exports = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    docs: { description: 'A literal is not spread where it is written' },
    schema: [],
    messages: { literal: 'Write what the literal holds in its place: it need not be spread.' },
  },
  create(context) {
    const { sourceCode } = context;
    const report = (node) => {
      const { argument } = node;
      const fits =
        argument.type === 'ArrayExpression'
          ? node.parent.type !== 'ObjectExpression'
          : argument.type === 'ObjectExpression';
      if (!fits) return;
      context.report({ node, messageId: 'literal', fix: node.type === 'SpreadElement' ? fixOf(node) : null });
    };
    /** The content between the brackets, to replace the spread. */
    const fixOf = (node) => (fixer) => {
      const { argument, parent } = node;
      if (sourceCode.getCommentsInside(node).length > 0) return null;
      const items = argument.type === 'ArrayExpression' ? argument.elements : argument.properties;
      if (items.length === 0 || items.includes(null)) return null;
      const sameKind = parent.type === 'ObjectExpression' ? 'ObjectExpression' : 'ArrayExpression';
      if (argument.type !== sameKind) return null;
      const inner = sourceCode.text.slice(items[0].range[0], items.at(-1).range[1]);
      return fixer.replaceText(node, inner);
    };
    return { SpreadElement: report, JSXSpreadAttribute: report };
  },
};
