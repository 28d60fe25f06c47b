import { useCan, useSession } from '@traveldesk/shared-web';

export function useChoosesCompany(): boolean {
  const isStaff = useSession().user?.type === 'staff';
  const seesCompanies = useCan('show_companies');
  return isStaff && seesCompanies;
}
