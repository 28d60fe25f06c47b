import { CompanyFilter } from '@traveldesk/companies-ui';
import type { FilterField } from '@traveldesk/shared-web';

/** Filters of saved travelers. */
export const travellerFilters = [
  { key: 'name', kind: 'text', label: 'savedTravellers:filters.name' },
  { key: 'company_id', kind: 'picker', label: 'savedTravellers:fields.company_id', Picker: CompanyFilter },
] as const satisfies readonly FilterField[];

export type TravellerFilter = (typeof travellerFilters)[number]['key'];

/** Omits the company filter for users who may not list companies. */
export function offeredTravellerFilters(seesCompanies: boolean): readonly FilterField[] {
  return travellerFilters.filter(({ key }) => key !== 'company_id' || seesCompanies);
}
