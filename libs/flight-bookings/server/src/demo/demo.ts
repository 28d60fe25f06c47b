import { endTurn, markDone, markOf, takeTurn } from '@traveldesk/bookings-server';
import { setTimeout as delay } from 'node:timers/promises';
import { newId, type App, type Db, type DemoPeople } from '@traveldesk/shared-server';
import { demoDesk, type Headers } from './demo-desk';
import { demoDoubts, loadDoubt } from './demo-doubts';
import { loadGroup, loadManual } from './demo-elsewhere';
import { everybody } from './demo-quotes';
import { trainingSupplier, type Training } from './demo-training';
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

/**
 * Loads months of bookings in every state through the API, against the training supplier, after the start. Only these calls see the shifted
 * clock. A stopped load resumes at the next start, as does a booking that cannot be made now.
 */
export async function loadDemoBookings(app: App, demoPeople: DemoPeople): Promise<number> {
  const { db, log } = app.kernel;
  const { isStopping } = demoPeople;
  const training = await trainingSupplier(db);
  const holder = newId();
  if (!training || !(await waitForTurn(db, holder, isStopping))) return 0;
  const missing = await partsToLoad(db);
  log.info({ bookings: missing.length }, 'the demo’s bookings are being loaded behind the start');
  const loading = await loadingOf(app, training, demoPeople);
  const beat = setInterval(() => void takeTurn(db, holder).catch(() => false), beatMs);
  let count = 0;
  try {
    for (const part of missing) {
      if (isStopping() || !(await takeTurn(db, holder))) break;
      if (await once(loading, part, isStopping)) count += 1;
      // Yields to other work, as nobody waits for the demo.
      await delay(50);
    }
    if (isStopping()) return count;
    await training.turn(everybody, { past_days: 0 });
  } finally {
    clearInterval(beat);
    for (const headers of loading.people.values()) {
      await app
        .inject({ method: 'POST', url: '/api/v1/logout', headers, payload: {} })
        .catch(() => undefined);
    }
    // If the database is closed already, the next start waits until this loader counts as dead.
    await endTurn(db, holder).catch(() => undefined);
  }
  log.info({ bookings: count, left: missing.length - count }, 'the demo’s bookings are loaded');
  return count;
}

async function loadingOf(app: App, training: Training, { signIn, isStopping }: DemoPeople): Promise<Loading> {
  const people = new Map<Caller, Headers>();
  for (const [caller, email] of Object.entries(emails) as [Caller, string][]) {
    const headers = await signIn(email);
    if (headers) people.set(caller, headers);
  }
  const rows = await app.kernel.db.selectFrom('companies').select(['id', 'name']).execute();
  const companies = new Map(rows.map(({ id, name }) => [name, id]));
  return { app, desk: demoDesk(app, isStopping), training, people, companies };
}

async function partsToLoad(db: Db): Promise<Part[]> {
  const done = await db.selectFrom('booking_demo').select('key').where('done_at', 'is not', null).execute();
  const known = new Set(done.map(({ key }) => key));
  return parts.filter(({ key }) => !known.has(key));
}

/** Heartbeat interval of a loader; a killed one counts as dead after a silence (`takeTurn`). */
const beatMs = 10_000;
const waitMs = 1_000;

/** Waits while another loader runs. Returns false where nothing is left to load, or the process is stopping. */
async function waitForTurn(db: Db, holder: string, isStopping: () => boolean): Promise<boolean> {
  while (!isStopping() && (await partsToLoad(db)).length > 0) {
    if (await takeTurn(db, holder)) return true;
    await delay(waitMs, undefined, { ref: false });
  }
  return false;
}

/** Logs a failure and leaves the booking for the next start. */
async function once(loading: Loading, { key, load }: Part, isStopping: () => boolean): Promise<boolean> {
  const { db, log } = loading.app.kernel;
  if ((await markOf(db, key))?.done_at) return false;
  try {
    if (!(await load(loading))) return false;
    await markDone(db, key);
    return true;
  } catch (error) {
    if (!isStopping()) log.warn({ err: error, booking: key }, 'a demo booking could not be loaded');
    return false;
  }
}
