import { salesGroups } from '@traveldesk/bookings-contract';
import { CompanyFilter } from '@traveldesk/companies-ui';
import { DayFilter } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';
import { SupplierFilter } from '@traveldesk/suppliers-ui';
import { UserFilter } from '@traveldesk/users-ui';

/** The grouping and the filters of the report. */
export const salesReportFilters = [
  {
    key: 'by',
    kind: 'select',
    label: 'salesReport:by',
    options: salesGroups.map((value) => ({ value, label: `salesReport:groups.${value}` as const })),
  },
  { key: 'from', kind: 'picker', label: 'salesReport:fields.from', Picker: DayFilter },
  { key: 'to', kind: 'picker', label: 'salesReport:fields.to', Picker: DayFilter },
  { key: 'company_id', kind: 'picker', label: 'salesReport:fields.company', Picker: CompanyFilter },
  { key: 'supplier_id', kind: 'picker', label: 'salesReport:fields.supplier', Picker: SupplierFilter },
  { key: 'user_id', kind: 'picker', label: 'salesReport:fields.user', Picker: UserFilter },
] as const satisfies readonly FilterField[];

export type SalesReportFilter = (typeof salesReportFilters)[number]['key'];
