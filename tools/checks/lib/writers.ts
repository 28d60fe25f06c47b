import ts from 'typescript';

/** The functions that a source exports and that are handed a recorder, with the types of what they take. */
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
