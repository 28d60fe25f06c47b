import { existsSync } from 'node:fs';
import path from 'node:path';
import { absolute, filesOf, read } from './lib/workspace';

/** Rows that are not rows of fields, with the reason. */
const others: Record<string, string> = {
  'libs/markups/feature/src/price-check/FareFields.tsx .three': 'three counts in the room of one field',
  'libs/wallet/feature/src/moving/AmountField.tsx .pair': 'an amount and its currency are one field',
};

/** An element with its own class whose first child is a field. */
const box = /<div className=\{styles\.(\w+)\}>\s*(?:\{[^<]*)?<Form\.Item/g;
const sheet = /import styles from '(\.[^']+\.css)'/;

/** The elements of a file that arrange fields in their own grid. */
function gridsOf(file: string): string[] {
  const text = read(file);
  const css = sheet.exec(text)?.[1];
  const at = css && path.join(path.dirname(file), css);
  if (!at || !existsSync(absolute(at))) return [];
  const rules = read(at);
  return [...text.matchAll(box)]
    .map(([, name]) => name ?? '')
    .filter((name) => new RegExp(`\\.${name}\\b[^{}]*\\{[^}]*display: grid`).test(rules))
    .map((name) => `${file} .${name}`);
}

const files = filesOf('libs/*/{feature,ui}/src/**/*.tsx');

it('adjacent fields are placed in a FieldRow in each form', () => {
  const found = files.flatMap(gridsOf);
  expect(found.filter((one) => !(one in others))).toEqual([]);
  // Everything named above still exists.
  expect(Object.keys(others).filter((one) => !found.includes(one))).toEqual([]);
});

it('a newly generated form follows this rule', () => {
  const [template] = filesOf('tools/generators/src/screen/files/**/*Form.tsx.template');
  expect(read(template ?? '')).toContain('<FieldRow');
});
