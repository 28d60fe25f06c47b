import { CompanyFilter } from '@traveldesk/companies-ui';
import { CurrencyFilter } from '@traveldesk/currencies-ui';
import { DayFilter } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';
import { UserFilter } from '@traveldesk/users-ui';
import { ownAccounts, transactionTypes } from '@traveldesk/wallet-contract';

/** Company, Type and Currency are labels of SPECIFICATION 3; the others are additions. */
export const transactionFilters = [
  { key: 'company_id', kind: 'picker', label: 'wallet:fields.company', Picker: CompanyFilter },
  {
    key: 'type',
    kind: 'select',
    label: 'wallet:fields.type',
    options: transactionTypes.map((value) => ({ value, label: `wallet:types.${value}` as const })),
  },
  { key: 'currency', kind: 'picker', label: 'wallet:fields.currency', Picker: CurrencyFilter },
  { key: 'reference', kind: 'text', label: 'wallet:fields.reference' },
  {
    key: 'account',
    kind: 'select',
    label: 'wallet:fields.account',
    options: ownAccounts.map((value) => ({ value, label: `wallet:accounts.${value}` as const })),
  },
  { key: 'from', kind: 'picker', label: 'wallet:filters.from', Picker: DayFilter },
  { key: 'to', kind: 'picker', label: 'wallet:filters.to', Picker: DayFilter },
  { key: 'amount_min', kind: 'text', label: 'wallet:filters.amount_min' },
  { key: 'amount_max', kind: 'text', label: 'wallet:filters.amount_max' },
  { key: 'user_id', kind: 'picker', label: 'wallet:filters.user', Picker: UserFilter },
] as const satisfies readonly FilterField[];

export type TransactionFilter = (typeof transactionFilters)[number]['key'];

/** Omits filters whose options the user may not list. */
export function offeredFilters(may: { companies: boolean; users: boolean }): readonly FilterField[] {
  return transactionFilters.filter(
    ({ key }) => (key !== 'company_id' || may.companies) && (key !== 'user_id' || may.users),
  );
}

/** Whether amounts are compared without a currency, which is meaningless: 10 KWD are worth more than 1000 JPY. */
export function lacksCurrency(query: Partial<Record<TransactionFilter | 'sort', string>>): boolean {
  const compares = query.amount_min ?? query.amount_max ?? query.sort?.includes('amount');
  return Boolean(compares) && !query.currency;
}
