import { setTimeout as delay } from 'node:timers/promises';
import { newId, type App, type Db, type DemoPeople, type DemoHeaders } from '@traveldesk/shared-server';
import { demoDesk, type DemoDesk } from './demo-desk';
import { endTurn, markDone, markOf, takeTurn } from './demo-marks.sql';

/** The context for creating demo bookings; `Caller` names the people who book. */
export interface DemoContext<Caller extends string> {
  app: App;
  desk: DemoDesk;
  people: ReadonlyMap<Caller, DemoHeaders>;
  /** Ids by name. */
  companies: ReadonlyMap<string, string>;
}

/** A demo record that is created once. Returns whether it is complete; otherwise the next start tries again. */
export interface DemoPart<Caller extends string> {
  key: string;
  load: (context: DemoContext<Caller>) => Promise<boolean>;
}

interface DemoLoad<Caller extends string> {
  /** Names the bookings in the log. */
  product: string;
  emails: Readonly<Record<Caller, string>>;
  parts: readonly DemoPart<Caller>[];
  /** Follows the last part, unless the process is stopping. */
  end: () => Promise<void>;
}

/**
 * Loads demo bookings through the API, after the start. Only these calls see the shifted clock. A stopped load resumes at the next start,
 * as does a booking that cannot be made now. Returns the number of bookings that it made.
 */
export async function loadDemoParts<Caller extends string>(
  app: App,
  demoPeople: DemoPeople,
  { product, emails, parts, end }: DemoLoad<Caller>,
): Promise<number> {
  const { db, log } = app.kernel;
  const { isStopping } = demoPeople;
  const holder = newId();
  if (!(await waitForTurn(db, parts, { holder, isStopping }))) return 0;
  const missing = await partsToLoad(db, parts);
  log.info({ product, bookings: missing.length }, 'the demo’s bookings are being loaded behind the start');
  const context = await contextOf(app, emails, demoPeople);
  const beat = setInterval(() => void takeTurn(db, holder).catch(() => false), beatMs);
  let count = 0;
  try {
    for (const part of missing) {
      if (isStopping() || !(await takeTurn(db, holder))) break;
      if (await once(context, part, isStopping)) count += 1;
      // Yields to other work, as nobody waits for the demo.
      await delay(50);
    }
    if (isStopping()) return count;
    await end();
  } finally {
    clearInterval(beat);
    for (const headers of context.people.values()) {
      await app
        .inject({ method: 'POST', url: '/api/v1/logout', headers, payload: {} })
        .catch(() => undefined);
    }
    // If the database is closed already, the next start waits until this loader counts as dead.
    await endTurn(db, holder).catch(() => undefined);
  }
  log.info({ product, bookings: count, left: missing.length - count }, 'the demo’s bookings are loaded');
  return count;
}

async function contextOf<Caller extends string>(
  app: App,
  emails: Readonly<Record<Caller, string>>,
  { signIn, isStopping }: DemoPeople,
): Promise<DemoContext<Caller>> {
  const people = new Map<Caller, DemoHeaders>();
  for (const [caller, email] of Object.entries(emails) as [Caller, string][]) {
    const headers = await signIn(email);
    if (headers) people.set(caller, headers);
  }
  const rows = await app.kernel.db.selectFrom('companies').select(['id', 'name']).execute();
  const companies = new Map(rows.map(({ id, name }) => [name, id]));
  return { app, desk: demoDesk(app, isStopping), people, companies };
}

async function partsToLoad<Part extends { key: string }>(db: Db, parts: readonly Part[]): Promise<Part[]> {
  const done = await db.selectFrom('booking_demo').select('key').where('done_at', 'is not', null).execute();
  const known = new Set(done.map(({ key }) => key));
  return parts.filter(({ key }) => !known.has(key));
}

/** Heartbeat interval of a loader; a killed one counts as dead after a silence (`takeTurn`). */
const beatMs = 10_000;
const waitMs = 1_000;

/** Waits while another loader runs. Returns false where nothing is left to load, or the process is stopping. */
async function waitForTurn(
  db: Db,
  parts: readonly { key: string }[],
  { holder, isStopping }: { holder: string; isStopping: () => boolean },
): Promise<boolean> {
  while (!isStopping() && (await partsToLoad(db, parts)).length > 0) {
    if (await takeTurn(db, holder)) return true;
    await delay(waitMs, undefined, { ref: false });
  }
  return false;
}

/** Logs a failure and leaves the booking for the next start. */
async function once<Caller extends string>(
  context: DemoContext<Caller>,
  { key, load }: DemoPart<Caller>,
  isStopping: () => boolean,
): Promise<boolean> {
  const { db, log } = context.app.kernel;
  if ((await markOf(db, key))?.done_at) return false;
  try {
    if (!(await load(context))) return false;
    await markDone(db, key);
    return true;
  } catch (error) {
    if (!isStopping()) log.warn({ err: error, booking: key }, 'a demo booking could not be loaded');
    return false;
  }
}
