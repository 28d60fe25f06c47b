import { giveOwnAccess } from '@traveldesk/bookings-server';
import type { demoFailures } from './demo.data';
import { loadStay, type StayLoading } from './demo-stays';

const usual = { faulty_path: '/', error_rate: 0, error_status: 500, booking_outcome: 'normal' };

/**
 * Loads a stay while the supplier fails for the company's own account, so that no other customer is affected. Afterwards the account is
 * removed, so that a doubt stays until a person settles it. Each stay has its own account, as calls with one pause after a refusal.
 */
export async function loadFailure(
  loading: StayLoading,
  { stay, account, knobs }: (typeof demoFailures)[number],
): Promise<boolean> {
  const { desk, people, companies, training } = loading;
  const who = people.get('staff');
  const companyId = companies.get(stay.company);
  if (!who || companyId === undefined) return false;
  const { supplierId } = training;
  const own = (given: string | null) =>
    giveOwnAccess({ desk, who }, { companyId, supplierId, account: given });
  if (!(await own(account))) return false;
  try {
    await training.turn(account, knobs);
    return await loadStay(loading, stay);
  } finally {
    await training.turn(account, usual);
    await own(null);
  }
}
