import { deadlineKinds } from '@traveldesk/bookings-contract';
import { CompanyFilter } from '@traveldesk/companies-ui';
import type { FilterField } from '@traveldesk/shared-web';
import { SupplierFilter } from '@traveldesk/suppliers-ui';

/** Filters of the deadline board. */
export const deadlineFilters = [
  {
    key: 'kind',
    kind: 'select',
    label: 'bookings:fields.deadline',
    options: deadlineKinds.map((value) => ({ value, label: `bookings:deadlines.${value}` as const })),
  },
  { key: 'company_id', kind: 'picker', label: 'bookings:fields.company', Picker: CompanyFilter },
  { key: 'supplier_id', kind: 'picker', label: 'bookings:fields.supplier', Picker: SupplierFilter },
  {
    key: 'mine',
    kind: 'select',
    label: 'bookings:fields.owner',
    options: [{ value: 'true', label: 'bookings:board.mine' }],
  },
  {
    key: 'due',
    kind: 'select',
    label: 'bookings:board.due',
    options: [{ value: 'today', label: 'bookings:board.today' }],
  },
] as const satisfies readonly FilterField[];

export type DeadlineFilter = (typeof deadlineFilters)[number]['key'];

/** Omits filters whose options the user may not list. */
export function offeredDeadlineFilters(may: {
  companies: boolean;
  suppliers: boolean;
}): readonly FilterField[] {
  return deadlineFilters.filter(
    ({ key }) =>
      // The kind is chosen by the tabs.
      key !== 'kind' && (key !== 'company_id' || may.companies) && (key !== 'supplier_id' || may.suppliers),
  );
}
