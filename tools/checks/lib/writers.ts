import ts from 'typescript';

/** The exported functions of a source that accept a recorder, with the types of their parameters. */
export function recordersOf(source: string): { name: string; types: string[] }[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter(ts.isFunctionDeclaration)
    .filter(({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map(({ name, parameters }) => ({
      name: name?.text ?? '',
      types: parameters.map(({ type }) => type?.getText() ?? ''),
    }))
    .filter(({ types }) => types.includes('Recorder'));
}
