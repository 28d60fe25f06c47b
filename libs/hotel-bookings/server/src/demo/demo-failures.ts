import { giveOwnAccess } from '@traveldesk/bookings-server';
import type { demoFailures } from './demo.data';
import { loadStay, type StayLoading } from './demo-stays';

/** The company's own account at the training supplier, so that no other customer is affected. */
const account = 'training_steady_horizons';
const usual = { faulty_path: '/', error_rate: 0, error_status: 500 };

/** Loads a stay while the supplier fails for this company; its own account at the supplier is removed afterwards. */
export async function loadFailure(
  loading: StayLoading,
  { stay, knobs }: (typeof demoFailures)[number],
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
