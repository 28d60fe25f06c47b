import type { Tree } from '@nx/devkit';

/**
 * Changes a file of the workspace. Throws if the expected place is missing, because a missing registration shows only when the screen is
 * opened. `missing` is the initial text of a file that may not exist.
 */
export function edit(tree: Tree, file: string, change: (text: string) => string, missing?: string): void {
  const before = tree.read(file, 'utf8') ?? missing;
  if (before === undefined) throw new Error(`${file} does not exist.`);
  const after = change(before);
  if (after === before) throw new Error(`${file} has no place where this generator can register.`);
  tree.write(file, after);
}

/** Adds a line after the last import. */
export function addImport(text: string, line: string): string {
  const imports = [...text.matchAll(/^import .*;$|^\} from .*;$/gm)];
  const last = imports.at(-1);
  if (!last) return `${line}\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Adds text before the first match of a pattern; without a match the text stays as it was. */
export function addBefore(text: string, pattern: RegExp, addition: string): string {
  const match = pattern.exec(text);
  return match ? text.slice(0, match.index) + addition + text.slice(match.index) : text;
}

/** Adds an item to the list or object literal that follows a pattern. */
export function addItem(text: string, pattern: RegExp, item: string): string {
  return changeInside(text, pattern, (inside) => {
    const items = inside.trim().replace(/,$/, '');
    return items ? `${items}, ${item}` : item;
  });
}

/** Adds a name to the import from a file, unless it is there, or adds the import. */
export function addToImport(text: string, name: string, from: string): string {
  const place = new RegExp(`import \\{\\s+([^}]*?),?\\s+\\} from '${from}';`);
  const [, names] = place.exec(text) ?? [];
  if (names === undefined) return addImport(text, `import { ${name} } from '${from}';`);
  if (names.split(/,\s*/).includes(name)) return text;
  return text.replace(place, () => `import { ${names}, ${name} } from '${from}';`);
}

/** Adds entries to a property of the object literal that a pattern opens: into a literal, next to a name or call, or as a new property. */
export function addToProperty(text: string, object: RegExp, property: string, entries: string): string {
  return changeInside(text, object, (inside) => {
    const [open, close] = /^\[/.test(entries) ? ['[', ']'] : ['{', '}'];
    const own = entries.slice(1, -1).trim();
    const first = new RegExp(`\\b${property}: `).exec(inside);
    if (first && inside.startsWith(open, first.index + first[0].length))
      return addItem(inside, new RegExp(`\\b${property}: \\${open}`), own);
    const named = new RegExp(`\\b${property}: (\\w[\\w.]*(?:\\([^)]*\\))?),`);
    if (first)
      return inside.replace(named, (_, name: string) => `${property}: ${open} ...${name}, ${own} ${close},`);
    return `${inside.trimEnd().replace(/,$/, '')}, ${property}: ${entries},`;
  });
}

/** Adds a statement to the end of the body that a pattern opens. */
export function addAtEnd(text: string, pattern: RegExp, statement: string): string {
  return changeInside(text, pattern, (inside) => `${inside}${statement}`);
}

function changeInside(text: string, pattern: RegExp, change: (inside: string) => string): string {
  const match = pattern.exec(text);
  if (!match) return text;
  const start = match.index + match[0].length;
  const end = closingOf(text, start);
  return text.slice(0, start) + change(text.slice(start, end)) + text.slice(end);
}

/** Returns the index of the bracket that closes the one just before `start`. */
function closingOf(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if ('([{'.includes(text.charAt(at))) depth += 1;
    if (')]}'.includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Merges texts into a JSON file, which may not exist yet. */
export function mergeTexts(tree: Tree, file: string, texts: object): void {
  const before = JSON.parse(tree.read(file, 'utf8') ?? '{}') as Record<string, unknown>;
  tree.write(file, `${JSON.stringify(merged(before, texts), null, 2)}\n`);
}

function merged(before: Record<string, unknown>, more: object): Record<string, unknown> {
  const after = { ...before };
  for (const [key, value] of Object.entries(more)) {
    const known = after[key];
    const both = isTexts(known) && isTexts(value);
    after[key] = both ? merged(known, value) : (known ?? value);
  }
  return after;
}

function isTexts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
