import { useCan, useSession } from '@traveldesk/shared-web';

/** Whether the user chooses the company to search for: only staff who see companies. */
export function useChoosesCompany(): boolean {
  const isStaff = useSession().user?.type === 'staff';
  const seesCompanies = useCan('show_companies');
  return isStaff && seesCompanies;
}
