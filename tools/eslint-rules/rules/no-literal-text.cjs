const { readableNames } = require('./readable-names.cjs');

const letters = /\p{L}/u;
const sentence = /^\p{Lu}|\p{L}\s+\p{L}/u;

/** Text for users comes from the texts in en, fr and ar, never from a literal in a component. */
module.exports = {
  meta: {
    type: 'problem',
    docs: { description: 'No literal text in JSX, in readable attributes or in readable properties' },
    schema: [],
    messages: { literal: 'A person reads this: take it from the texts, with t(…).' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'literal' });
    return {
      JSXText(node) {
        if (letters.test(node.value)) report(node);
      },
      JSXExpressionContainer(node) {
        const { parent } = node;
        const isChild = parent.type === 'JSXElement' || parent.type === 'JSXFragment';
        const isReadable = parent.type === 'JSXAttribute' && readableNames.has(nameOf(parent.name));
        if (isChild || isReadable) literalsOf(node.expression).forEach(report);
      },
      JSXAttribute(node) {
        if (node.value?.type === 'Literal' && readableNames.has(nameOf(node.name)))
          literalsOf(node.value).forEach(report);
      },
      Property(node) {
        if (node.computed || !readableNames.has(node.key.name ?? node.key.value)) return;
        literalsOf(node.value)
          .filter((literal) => sentence.test(textOf(literal)))
          .forEach(report);
      },
    };
  },
};

/** The literals that an expression may show: both branches of a condition, the right side of && and ||. */
function literalsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && letters.test(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return letters.test(textOf(node)) ? [node] : [];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsOf(node.left), ...literalsOf(node.right)] : [];
    default:
      return [];
  }
}

function textOf(literal) {
  return literal.type === 'Literal'
    ? literal.value
    : literal.quasis.map((part) => part.value.cooked).join(' ');
}

function nameOf(name) {
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name;
}
