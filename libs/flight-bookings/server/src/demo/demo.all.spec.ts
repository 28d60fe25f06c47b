import { describeOnDatabase, startGate, type Gate } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { dayMs } from '@traveldesk/shared-contract';
import { newId, toolsOf } from '@traveldesk/shared-server';
import { checkLedger, holdOwnersOf } from '@traveldesk/wallet-server';
import { euros, ledgerOf } from '@traveldesk/wallet-server/testing';
import {
  bookingsModules,
  agentPermissions,
  startBookingsApi,
  startSandboxProgram,
  type BookingsApi,
} from '../testing/bookings-api.fake';
import { limitOfDay } from '../testing/limit-of-day';
import { loadDemoBookings } from './demo';

describeOnDatabase('the demo bookings', (makeApi) => {
  let sandbox: Sandbox;
  let gate: Gate;
  let bookings: BookingsApi;
  let staff: BookingsApi['staff'];
  let finance: BookingsApi['staff'];
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    gate = await startGate(sandbox.url);
    bookings = await startBookingsApi(makeApi, { at: gate.url });
    const doubtful = await bookings.addCompany('Horizons Business Travel', [bookings.supplier.id], {
      currency: 'EUR',
    });
    await ledgerOf(bookings.api).pay(doubtful.id, euros('9000.00'));
    // The demo's own company pays in Egyptian pounds; the same figures in euros exceed what one person may
    // move alone.
    await limitOfDay(bookings.api, '100000.00');
    staff = await bookings.signedIn({
      permissions: [
        ...agentPermissions,
        'settle_bookings',
        'override_bookings',
        'add_bookings',
        'show_companies',
        'update_companies',
      ],
    });
    finance = await bookings.signedIn({ permissions: ['show_approvals', 'approve_adjustments'] });
  });
  afterAll(async () => {
    await gate.close();
    await sandbox.stop();
  });

  const db = () => bookings.api.kernel.db;
  const rows = () => db().selectFrom('bookings').selectAll().execute();
  /**
   * Loads the demo as its agents and staff; stops after the given number of finished parts or milliseconds.
   */
  const load = async ({ parts = Infinity, ms = Infinity } = {}) => {
    const from = Date.now();
    let isStopping = false;
    const watch = setInterval(() => {
      void (async () => {
        const done = await db()
          .selectFrom('booking_demo')
          .select('key')
          .where('done_at', 'is not', null)
          .execute();
        isStopping ||= done.length >= parts || Date.now() - from >= ms;
      })();
    }, 20);
    const signIn = async (email: string) => {
      if (email.endsWith('@nile.example')) return bookings.agent.headers;
      if (email.startsWith('finance@')) return finance.headers;
      return email.startsWith('admin@') ? staff.headers : null;
    };
    const count = await loadDemoBookings(bookings.api.app, { signIn, isStopping: () => isStopping });
    clearInterval(watch);
    return count;
  };
  const travellers = () =>
    db()
      .selectFrom('booking_travellers')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select(['person', 'company_id'])
      .execute();

  it('are loaded in parts, by one loader at a time, each once, even if the supplier has moved to another address', async () => {
    await load({ parts: 8 });
    const first = await rows();
    expect(first.length).toBeGreaterThan(6);
    // The former loader died before it recorded these parts and its heartbeat is old; another loader is
    // alive.
    const unnoted = ['held', 'schedule'];
    const marks = () =>
      db()
        .selectFrom('booking_demo')
        .select(['key', 'booking_id'])
        .where('key', 'in', unnoted)
        .where('done_at', 'is not', null)
        .orderBy('key')
        .execute();
    const noted = await marks();
    expect(noted).toHaveLength(unnoted.length);
    await db().deleteFrom('booking_demo').where('key', 'in', unnoted).execute();
    const holder = newId();
    const alive = (seconds: number) =>
      db()
        .updateTable('booking_demo_loader')
        .set({ holder, alive_at: new Date(Date.now() - seconds * 1_000) })
        .execute();
    await alive(0);
    expect(await load({ ms: 1_500 })).toBe(0);
    await alive(41);
    // After the restart the training supplier has another port.
    await gate.close();
    gate = await startGate(sandbox.url);
    const { kernel } = bookings.api;
    const config = { ...kernel.config, sandboxPort: Number(new URL(gate.url).port) };
    await bookingsModules.find(({ name }) => name === 'suppliers')?.demo?.({ ...kernel, config });
    const counts = await Promise.all([load(), load()]);
    expect(counts).toContain(0);
    expect(await marks()).toEqual(noted);
    const people = (await travellers()).map(({ person, company_id: id }) => `${person} ${id}`);
    expect(new Set(people).size).toBe(people.length);
    const all = await rows();
    expect(await load()).toBe(0);
    expect((await rows()).length).toBe(all.length);
  });

  it('have every lasting state and every flag that a supplier causes, and some are months old', async () => {
    const all = await rows();
    const states = new Set(all.map(({ state, kind }) => `${kind} ${state}`));
    const ofSupplier = [
      'priced',
      'on_hold',
      'issuing',
      'ticketed',
      'changed',
      'cancel_quoted',
      'refunded',
      'voided',
      'flown',
      'cancelled',
      'expired',
      'failed',
    ].map((state) => `supplier ${state}`);
    const elsewhere = ['manual ticketed', 'manual on_hold', 'manual flown', 'group draft'];
    expect([...states]).toEqual(expect.arrayContaining([...ofSupplier, ...elsewhere]));
    const flags = new Set(all.flatMap(({ flags: own }) => own));
    expect([...flags]).toEqual(expect.arrayContaining(['schedule_change', 'late_success', 'price_rose']));
    const oldest = Math.min(...all.map(({ created_at: at }) => at.getTime()));
    expect(Date.now() - oldest).toBeGreaterThan(150 * dayMs);
    expect(
      all.filter(({ created_at: at, updated_at }) => at > new Date() || updated_at > new Date()),
    ).toEqual([]);
    for (const flown of all.filter(({ state }) => state === 'flown')) {
      expect(flown.ends_at?.getTime()).toBeLessThan(Date.now());
    }
  });

  it('leave the clock, the supplier and the ledger unchanged', async () => {
    const { kernel } = bookings.api;
    expect(Math.abs(toolsOf(kernel, 'bookings').now().getTime() - Date.now())).toBeLessThan(5_000);
    const turned = await sandbox.ask<Record<string, object>>('GET', '/_training/knobs');
    expect(turned).toMatchObject({
      '*': { past_days: 0, quote_minutes: 30 },
      training_steady_horizons: { order_outcome: 'normal', cancellation_outcome: 'normal' },
    });
    const own = await kernel.db.selectFrom('company_supplier_settings').select('credentials').execute();
    expect(own).toEqual([{ credentials: null }]);
    const owners = holdOwnersOf(kernel);
    expect((await checkLedger(kernel.db, 'whole', { owners })).faults).toEqual([]);
  });
});
