import { codes } from 'currency-codes';

/** Currencies from ISO 4217 amendments that currency-codes does not have yet, and codes that are not money to hold. */
const corrections = {
  // The Caribbean guilder replaced ANG in Curaçao and Sint Maarten in March 2025.
  add: ['XCG'],
  remove: [
    // Withdrawn: Netherlands Antillean guilder, convertible Cuban peso, Bulgarian lev (the euro since January 2026).
    'ANG',
    'CUC',
    'BGN',
    // Funds and indexed units of account.
    'BOV',
    'CHE',
    'CHW',
    'CLF',
    'COU',
    'MXV',
    'USN',
    'UYI',
    'UYW',
    // Metals, bond market units, special drawing rights, the code for tests and the code for none.
    'XAG',
    'XAU',
    'XPD',
    'XPT',
    'XBA',
    'XBB',
    'XBC',
    'XBD',
    'XDR',
    'XSU',
    'XUA',
    'XTS',
    'XXX',
  ],
};

/** The ISO 4217 codes of money in circulation, in alphabetical order. */
export const currencies = codes()
  .filter((code) => !corrections.remove.includes(code))
  .concat(corrections.add)
  .sort();
