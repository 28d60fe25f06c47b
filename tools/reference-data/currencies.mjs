// Writes libs/currencies/contract/src/currency.codes.ts: the existing currencies. Run `node tools/reference-data/currencies.mjs` after an
// upgrade of currency-codes and read the difference.
import { currencies } from './currencies.facts.mjs';
import { list, write } from './written.mjs';

write(
  'libs/currencies/contract/src/currency.codes.ts',
  `// Written by tools/reference-data/currencies.mjs.\n\n${list('currencyCodes', 'ISO 4217 codes of money in circulation: no funds, metals, units of account or test codes.', currencies)}`,
);
