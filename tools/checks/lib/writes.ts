import ts from 'typescript';

/** A statement that changes rows, with its table; null where the source leaves that open. */
export interface Write {
  table: string | null;
  line: number;
}

const builders = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);

const name = String.raw`"?(\w+|\?)"?`;
const statements = [
  new RegExp(String.raw`\b(?:insert|merge)\s+into\s+${name}`, 'gi'),
  new RegExp(String.raw`\bdelete\s+from\s+(?:only\s+)?${name}`, 'gi'),
  new RegExp(String.raw`\bupdate\s+(?:only\s+)?${name}\s+(?:(?:as\s+)?\w+\s+)?set\b`, 'gi'),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?(?!on\b|or\b)${name}`, 'gi'),
];

/** The tables that a source writes, with Kysely's builders or its own SQL. */
export function writesOf(source: string): Write[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: Write[] = [];
  const visit = (node: ts.Node): void => {
    const line = () => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [table] = node.arguments;
      if (builders.has(node.expression.name.text) && table) {
        const named = ts.isStringLiteralLike(table) ? table.text.split(/\s/)[0] : undefined;
        found.push({ table: named ?? null, line: line() });
      }
    }
    const said = textOf(node);
    if (said !== undefined) {
      const tables = statements.flatMap((statement) =>
        [...said.matchAll(statement)].map(([, table]) => table),
      );
      found.push(...tables.map((table = '?') => ({ table: table === '?' ? null : table, line: line() })));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The tables that a source creates. */
export function tablesOf(source: string): string[] {
  const made = source.matchAll(
    /createTable\(\s*'(\w+)'|\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/g,
  );
  return [...made].map(([, built, written]) => built ?? written ?? '');
}

/** The text of a string or template, with a `?` for each value in it. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}
