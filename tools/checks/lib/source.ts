import ts from 'typescript';

/** The names that a source imports from another one, or `all` for the whole module. */
export interface Use {
  from: string;
  names: readonly string[] | 'all';
  /** Whether no code of it remains at run time. */
  isType: boolean;
  line: number;
}

/** An exported name of a source: declared there, or passed on from another source's export `name`. */
export interface Exported {
  isType: boolean;
  again?: { from: string; name: string | 'all' };
}

export interface Source {
  uses: Use[];
  exports: Map<string, Exported>;
  /** The sources re-exported as a whole: `export * from`. */
  stars: string[];
}

const hasModifier = (node: ts.Node, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((one) => one.kind === kind);

/** The names that a declaration binds: `a`, or all of `{ a, b: { c } }`. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundNames(one.name) : []));
}

/** The names that `{ a, b: c }` destructures: `a` and `b`. */
const takenNames = (pattern: ts.ObjectBindingPattern) =>
  pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());

/** The imported names of `import('x')`: `all`, unless one member or a pattern names them. */
function takenOf(call: ts.CallExpression): readonly string[] | 'all' {
  let node: ts.Node = call.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) return takenNames(node.name);
  if (!ts.isPropertyAccessExpression(node)) return 'all';
  if (node.name.text !== 'then') return [node.name.text];
  const then = node.parent;
  const taker = ts.isCallExpression(then) ? then.arguments[0] : undefined;
  const given = taker && ts.isArrowFunction(taker) ? taker.parameters[0]?.name : undefined;
  return given && ts.isObjectBindingPattern(given) ? takenNames(given) : 'all';
}

/** The members that a file uses of `import * as name`; `all` where it passes the whole namespace on. */
function membersOf(file: ts.SourceFile, name: string): readonly string[] | 'all' {
  const members: string[] = [];
  let isWhole = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !ts.isNamespaceImport(node.parent)) {
      const { parent } = node;
      if (ts.isPropertyAccessExpression(parent) && parent.expression === node) members.push(parent.name.text);
      else if (ts.isQualifiedName(parent) && parent.left === node) members.push(parent.right.text);
      else if (!ts.isPropertyAccessExpression(parent)) isWhole = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return isWhole ? 'all' : members;
}

/** The imports and exports of a source as TypeScript reads it, without comments, texts and templates. */
export function readSource(name: string, text: string): Source {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const source: Source = { uses: [], exports: new Map(), stars: [] };
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const use = (node: ts.Node, from: string, names: Use['names'], isType = false) =>
    source.uses.push({ from, names, isType, line: lineOf(node) });

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) readImport(node);
    else if (ts.isExportDeclaration(node)) readExportList(node);
    else if (ts.isExportAssignment(node)) source.exports.set('default', { isType: false });
    else if (node.parent === file && hasModifier(node, ts.SyntaxKind.ExportKeyword)) readExported(node);
    if (ts.isCallExpression(node)) readCall(node);
    if (ts.isNewExpression(node)) readAddress(node);
    if (ts.isModuleDeclaration(node)) readAddition(node);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const first = node.qualifier?.getText().split('.')[0];
      use(node, textOf(node.argument.literal), first ? [first] : 'all', true);
    }
    ts.forEachChild(node, visit);
  };

  const textOf = (node: ts.Node) => (ts.isStringLiteralLike(node) ? node.text : '');

  const readImport = ({ importClause: clause, moduleSpecifier }: ts.ImportDeclaration) => {
    const from = textOf(moduleSpecifier);
    if (!clause) return use(moduleSpecifier, from, []);
    const { name, namedBindings } = clause;
    const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const members =
      namedBindings && ts.isNamespaceImport(namedBindings) ? membersOf(file, namedBindings.name.text) : [];
    const names = [...(name ? ['default'] : []), ...named.map((one) => (one.propertyName ?? one.name).text)];
    const isErased = isType || (!name && named.length > 0 && named.every((one) => one.isTypeOnly));
    return use(moduleSpecifier, from, members === 'all' ? 'all' : [...names, ...members], isErased);
  };

  const readExportList = ({ exportClause: clause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration) => {
    const from = moduleSpecifier && textOf(moduleSpecifier);
    const elements = clause && ts.isNamedExports(clause) ? clause.elements : [];
    const isErased = isTypeOnly || (elements.length > 0 && elements.every((one) => one.isTypeOnly));
    if (from !== undefined && moduleSpecifier) use(moduleSpecifier, from, [], isErased);
    if (from !== undefined && !clause) source.stars.push(from);
    if (clause && ts.isNamespaceExport(clause))
      source.exports.set(clause.name.text, { isType: isTypeOnly, again: { from: from ?? '', name: 'all' } });
    for (const one of elements) {
      const again = from === undefined ? undefined : { from, name: (one.propertyName ?? one.name).text };
      source.exports.set(one.name.text, { isType: isTypeOnly || one.isTypeOnly, ...(again && { again }) });
    }
  };

  const readExported = (node: ts.Node) => {
    if (hasModifier(node, ts.SyntaxKind.DefaultKeyword)) source.exports.set('default', { isType: false });
    else if (ts.isVariableStatement(node)) {
      const names = node.declarationList.declarations.flatMap((one) => boundNames(one.name));
      for (const one of names) source.exports.set(one, { isType: false });
    } else {
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
      const { name: declared } = node as ts.DeclarationStatement;
      if (declared) source.exports.set(declared.text, { isType });
    }
  };

  /** `declare module 'x' { interface Y { … } }` extends what `x` exports as `Y`. */
  const readAddition = ({ name, body }: ts.ModuleDeclaration) => {
    if (!ts.isStringLiteral(name) || !body || !ts.isModuleBlock(body)) return;
    const added = body.statements.filter(ts.isInterfaceDeclaration).map((one) => one.name.text);
    use(name, name.text, added, true);
  };

  const readCall = (node: ts.CallExpression) => {
    const [from] = node.arguments;
    if (!from || !ts.isStringLiteralLike(from)) return;
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword) use(node, from.text, takenOf(node));
    else if (
      /^(require|require\.resolve|createRequire\(.*\)\.resolve|jest\.(requireActual|mock))$/.test(
        node.expression.getText(),
      )
    )
      use(node, from.text, 'all');
  };

  /** `new URL('./x.mjs', import.meta.url)`: a program started beside this one runs with it. */
  const readAddress = (node: ts.NewExpression) => {
    const [from, base] = node.arguments ?? [];
    if (node.expression.getText() !== 'URL' || base?.getText() !== 'import.meta.url') return;
    if (from && ts.isStringLiteralLike(from) && from.text.endsWith('.mjs')) use(node, from.text, 'all');
  };

  visit(file);
  return source;
}
