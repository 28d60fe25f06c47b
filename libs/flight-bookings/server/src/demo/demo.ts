import { everybody, loadDemoParts, trainingSupplier, type DemoPart } from '@traveldesk/bookings-server';
import type { App, DemoPeople } from '@traveldesk/shared-server';
import { demoDoubts, loadDoubt } from './demo-doubts';
import { loadGroup, loadManual } from './demo-elsewhere';
import { loadTrip, type Caller, type Loading } from './demo-trips';
import { demoGroups, demoManual } from './demo-elsewhere.data';
import type { DemoTrip } from './demo-trip';
import { demoTrips } from './demo.data';

/** The demo sign-ins that book, and that of the person who decides with them; those of the staff may do everything. */
const emails: Readonly<Record<Caller, string>> = {
  desk: 'desk@nile.example',
  agent: 'agent@nile.example',
  other: 'desk@meridien.example',
  staff: 'admin@traveldesk.example',
  finance: 'finance@traveldesk.example',
};

/** A demo record that is created once. */
interface Part {
  key: string;
  load: (loading: Loading) => Promise<boolean>;
}

/** How many days back departed flights are still sold to the demo. */
const pastDays = 200;

async function loadPast(loading: Loading, trip: DemoTrip): Promise<boolean> {
  await loading.training.turn(everybody, { past_days: trip.flies < 0 ? pastDays : 0 });
  return loadTrip(loading, trip);
}

const trips = demoTrips.map((trip): Part => ({ key: trip.key, load: (loading) => loadPast(loading, trip) }));
/** Bookings of the current days load first, as lists show them first. */
const dayTrips = trips.filter(({ key }) => !key.startsWith('months'));
const parts: readonly Part[] = [
  ...dayTrips,
  ...demoGroups.map((group): Part => ({ key: group.key, load: (loading) => loadGroup(loading, group) })),
  ...demoManual.map((one): Part => ({ key: one.key, load: (loading) => loadManual(loading, one) })),
  ...demoDoubts.map((trip): Part => ({ key: trip.key, load: (loading) => loadDoubt(loading, trip) })),
  ...trips.filter((part) => !dayTrips.includes(part)),
];

/** Loads months of bookings in every state through the API, against the training supplier, after the start. Returns their number. */
export async function loadDemoBookings(app: App, demoPeople: DemoPeople): Promise<number> {
  const training = await trainingSupplier(app.kernel.db, 'training');
  if (!training) return 0;
  return loadDemoParts(app, demoPeople, {
    product: 'flight',
    emails,
    parts: parts.map(({ key, load }): DemoPart<Caller> => ({
      key,
      load: (context) => load({ ...context, training }),
    })),
    end: () => training.turn(everybody, { past_days: 0 }),
  });
}
