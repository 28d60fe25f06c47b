import { CompanyFilter } from '@traveldesk/companies-ui';
import type { FilterField } from '@traveldesk/shared-web';

/** What saved travellers are looked for by. */
export const travellerFilters = [
  { key: 'name', kind: 'text', label: 'savedTravellers:filters.name' },
  { key: 'company_id', kind: 'picker', label: 'savedTravellers:fields.company_id', Picker: CompanyFilter },
] as const satisfies readonly FilterField[];

export type TravellerFilter = (typeof travellerFilters)[number]['key'];

/** Whose list one may not see, one cannot choose from. */
export function offeredTravellerFilters(seesCompanies: boolean): readonly FilterField[] {
  return travellerFilters.filter(({ key }) => key !== 'company_id' || seesCompanies);
}
