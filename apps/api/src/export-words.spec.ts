import { airlineStatuses } from '@traveldesk/airlines-contract';
import { bookingStates } from '@traveldesk/bookings-contract';
import { companyStatuses, companyTypes } from '@traveldesk/companies-contract';
import { rateSources } from '@traveldesk/currencies-contract';
import { moduleStatuses } from '@traveldesk/modules-contract';
import { languages } from '@traveldesk/shared-contract';
import { supplierStatuses, supplierTestOutcomes } from '@traveldesk/suppliers-contract';
import { userStatuses, userTypes } from '@traveldesk/users-contract';
import { depositMethods, directions, transactionTypes } from '@traveldesk/wallet-contract';
import { modules } from './modules';

/** The values that files show in words: their module, and their group of texts. */
const words: [string, string, readonly string[]][] = [
  ['airlines', 'statuses', airlineStatuses],
  ['bookings', 'states', bookingStates],
  ['companies', 'types', companyTypes],
  ['companies', 'statuses', companyStatuses],
  ['currencies', 'sources', rateSources],
  ['modules', 'statuses', moduleStatuses],
  ['suppliers', 'statuses', supplierStatuses],
  ['suppliers', 'outcomes', supplierTestOutcomes],
  ['users', 'types', userTypes],
  ['users', 'statuses', userStatuses],
  ['wallet', 'types', transactionTypes],
  ['wallet', 'directions', directions],
  ['wallet', 'methods', depositMethods],
  ['wallet', 'statement', ['opening', 'in', 'out', 'closing']],
];

it.each(words)('exports of %s translate each of its %s in every language', (name, group, keys) => {
  const texts = modules.find((module) => module.name === name)?.texts;
  for (const language of languages) {
    const said = (texts?.[language] as Record<string, Record<string, string>> | undefined)?.[group] ?? {};
    expect([language, keys.filter((key) => !said[key])]).toEqual([language, []]);
  }
});
