export type Body = Record<string, unknown>;

/** Texts that a text field must refuse. */
export const refusedWords = [
  ['a mark that turns its direction', 'Nile \u202elevarT'],
  ['an isolate that hides the rest', '\u2067Nile'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['a NUL', 'Nile\u0000'],
  ['half of a character', 'Nile\ud800'],
  ['what is no character', 'Nile\ufffe'],
  ['a line end', 'Nile\r\nTravel'],
  ['nothing but blanks', '  \u00a0 '],
  ['nothing that can be seen', '\u200b\u3164'],
  ['a number', 7],
  ['a list', ['Nile']],
] as const;

/** Texts that look dangerous but are plain text. */
export const keptWords = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("x")',
  "'; drop table users; --",
  '@SUM(A1) ١٢٣',
];

/** Returns the body with another value at a dotted path. */
export function withValue(body: Body, path: string, value: unknown): Body {
  const [head = '', ...rest] = path.split('.');
  return { ...body, [head]: rest.length > 0 ? withValue(body[head] as Body, rest.join('.'), value) : value };
}
