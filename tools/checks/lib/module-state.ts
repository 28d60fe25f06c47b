import ts from 'typescript';

/** Types whose values their holders cannot change, whatever they are made of. */
const unchangeable = /^(RegExp|Date|URL|Intl\.\w+)$/;
const declaredReadonly = /^(Readonly(Set|Map|Array)<|readonly )/;

/** The inner expression of `x as const`, `await x` and `(x)`. */
function bare(node: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAwaitExpression(node);
  return isWrapper ? bare(node.expression) : node;
}

/** Whether a value is a mutable instance, or contains one. */
function holdsInstance(value: ts.Expression): boolean {
  const node = bare(value);
  if (ts.isNewExpression(node)) return !unchangeable.test(node.expression.getText());
  if (ts.isArrayLiteralExpression(node)) return node.elements.some((one) => holdsInstance(one));
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.some((one) => ts.isPropertyAssignment(one) && holdsInstance(one.initializer));
}

/** Whether it is an empty list or object, which can only be there to be filled. */
function isToBeFilled(value: ts.Expression): boolean {
  const node = bare(value);
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0;
  return ts.isObjectLiteralExpression(node) && node.properties.length === 0;
}

const isChangeable = (value: ts.Expression) => holdsInstance(value) || isToBeFilled(value);

const isReadonly = ({ type }: { type?: ts.TypeNode }) =>
  type !== undefined && declaredReadonly.test(type.getText());

/**
 * The names under which a source keeps state that changes during the process: variables declared with `let`, and values that contain an
 * instance and are not declared as read-only. State that a called function keeps for itself is not detected.
 */
export function stateOf(source: string): string[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    if (ts.isClassDeclaration(statement)) {
      return statement.members
        .filter(ts.isPropertyDeclaration)
        .filter(({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword))
        .filter((one) => one.initializer && isChangeable(one.initializer) && !isReadonly(one))
        .map(({ name }) => `${statement.name?.text}.${name.getText()}`);
    }
    if (!ts.isVariableStatement(statement)) return [];
    const { flags, declarations } = statement.declarationList;
    return declarations
      .filter((one) => {
        if (!(flags & ts.NodeFlags.Const)) return true;
        return one.initializer && isChangeable(one.initializer) && !isReadonly(one);
      })
      .map(({ name }) => name.getText());
  });
}
