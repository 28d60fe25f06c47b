import { filesOf, read } from './lib/workspace';

/** Texts that look like codes but are never typed. */
const others: Record<string, string> = {
  'libs/companies/contract/src/logo.ts': 'the name of a file that the product has made',
};

/** A text with codes or addresses: its case is changed, it has a pattern of capitals, or it is an email address. */
const code =
  /z\s*\.string\(\)(?:\s*\.(?:trim|min|max|overwrite)\([^)]*\))*\s*\.(?:to(?:Upper|Lower)Case\(\)|regex\([^)\n]*\[A-Z)/;
const address = /(?<!\.pipe\(\s*)z\.email\(/;

const files = filesOf('libs/*/contract/src/**/*.ts').filter(
  (file) => !/\.(spec|fake)\.ts$/.test(file) && !file.startsWith('libs/shared/'),
);

it('a code starts with typedCode or typedNumber, so that invisible characters do not count', () => {
  const found = files.filter((file) => code.test(read(file)) || address.test(read(file)));
  expect(found.filter((file) => !(file in others))).toEqual([]);
  expect(Object.keys(others).filter((file) => !found.includes(file))).toEqual([]);
});
