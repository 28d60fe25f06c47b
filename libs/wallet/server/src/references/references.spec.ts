import { addCompany, describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { newId } from '@traveldesk/shared-server';
import { adjust } from '../ledger/move';
import { hold } from '../ledger/hold';
import { registerHoldOwner } from '../ledger/hold-owners';
import { capture } from '../ledger/payment';
import { refund } from '../ledger/refund';
import { reverse } from '../ledger/reverse';
import { addWallet, callerOf, euros, ledgerOf, walletModules, type Caller } from '../testing/wallet-api';
import { movementsAbout } from '../transactions/movements-about.sql';
import { noteReferences } from './note-references';

const reading = ['show_transactions', 'export_transactions'];
const today = new Date().toISOString().slice(0, 10);

describeOnBoth('the references of one booking', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let asNile: Caller;
  let asDelta: Caller;
  let nile: string;
  let delta: string;
  let group: string;
  const [trip, other, elsewhere] = [newId(), newId(), newId()];
  const ownerOf = (id: string) => ({ kind: 'excursion', id });

  const pay = async (companyId: string, id: string, reference: string, amount: string) => {
    const { run } = ledgerOf(api);
    const owner = ownerOf(id);
    const held = { companyId, amount: euros(amount), owner, reference, expiresAt: null };
    return run(capture, { holdId: await run(hold, held), owner });
  };
  const note = (id: string, companyId: string, references: readonly string[]) =>
    api.kernel.db
      .transaction()
      .execute((tx) => noteReferences(tx, [{ owner: ownerOf(id), companyId, references }]));
  const correct = (reference: string, amount: string, owner?: ReturnType<typeof ownerOf>) =>
    ledgerOf(api).run(adjust, {
      companyId: nile,
      amount: euros(amount),
      direction: 'in',
      reason: 'Goodwill',
      reference,
      proofId: null,
      owner,
      approvalId: undefined as unknown as string,
    });

  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    registerHoldOwner(api.kernel, {
      kind: 'excursion',
      openHolds: async () => [],
      describe: async (_db, reader, ids) =>
        new Map(
          ids
            .filter((id) => reader.type === 'staff' || (reader.companyId === nile) === (id !== elsewhere))
            .map((id) => [id, { number: 'TD-C3A4BND', traveller: 'Amal Haddad', route: 'CAI–DXB' }]),
        ),
    });
    [nile, delta] = [await addWallet(api, 'Nile', '900.00'), await addWallet(api, 'Delta', '900.00')];
    group = await addCompany(api, { name: 'Group', currency: 'EUR' });
    await pay(nile, trip, 'TD-C3A4BND', '110.00');
    const change = await pay(nile, trip, 'XK4RTP', '20.00');
    await ledgerOf(api).run(refund, { paymentId: change, amount: euros('5.00') });
    // Of the manual corrections one names the booking and one only its PNR; the first is reversed.
    const correction = await correct('XK4RTP', '3.00', ownerOf(trip));
    await correct('xk4rtp', '2.00');
    await ledgerOf(api).run(reverse, { transactionId: correction, reason: 'Twice', approvalId: undefined });
    await pay(nile, other, 'TD-9ZZZZZZ', '40.00');
    await pay(delta, elsewhere, 'XK4RTP', '50.00');
    await note(trip, nile, ['TD-C3A4BND', 'XK4RTP', '9994543403362']);
    await note(other, nile, ['TD-9ZZZZZZ', '9994543403399']);
    await note(elsewhere, delta, ['TD-DDDDDDD', 'XK4RTP', '9994543403377']);
    staff = callerOf(api, await api.signIn({ permissions: reading }));
    const of = async (companyId: string) =>
      callerOf(api, await api.signIn({ type: 'company', companyId, permissions: reading }));
    [asNile, asDelta] = [await of(nile), await of(delta)];
  });

  const path = (typed: string, more = '') => `/transactions?reference=${encodeURIComponent(typed)}${more}`;
  const amounts = async (who: Caller, url: string) => {
    const { status, body } = await who('GET', url);
    expect(status).toBe(200);
    return (body.data as { amount: { amount: string } }[]).map(({ amount }) => amount.amount).sort();
  };
  const ofTrip = ['110.00', '2.00', '20.00', '3.00', '3.00', '5.00'];

  it.each([
    'TD-C3A4BND',
    'td c3a4bnd',
    'TDC3A4',
    '9994543403362',
    '999-4543403362',
    ' 999 4543403362 ',
    '999–454 340 336-2',
    '٩٩٩٤٥٤٣٤٠٣٣٦٢',
    '9994543403362-63',
    '999-4543403362/63',
  ])('find each of its movements: %s', async (typed) => {
    expect(await amounts(staff, path(typed))).toEqual(ofTrip);
    expect(await amounts(asNile, path(typed))).toEqual(ofTrip);
  });

  it('find blocked amounts, within the reader’s scope', async () => {
    const held = async (who: Caller, typed: string) =>
      amounts(who, `/wallet-holds?state=captured&reference=${encodeURIComponent(typed)}`);
    for (const typed of ['td c3a4bnd', 'XK4RTP', '999-4543403362', '9994543403362/63'])
      expect([typed, await held(asNile, typed)]).toEqual([typed, ['110.00', '20.00']]);
    expect(await held(staff, 'xk4rtp')).toEqual(['110.00', '20.00', '50.00']);
    expect(await held(asDelta, '999-4543403362')).toEqual([]);
    expect(await held(staff, 'TD-NOBODY')).toEqual([]);
  });

  it('find by a PNR the movements of each company with that PNR', async () => {
    expect(await amounts(staff, path('XK4RTP'))).toEqual([...ofTrip, '50.00'].sort());
    expect(await amounts(asNile, path('xk4 rtp'))).toEqual(ofTrip);
    expect(await amounts(asDelta, path('XK4RTP'))).toEqual(['50.00']);
  });

  it('reveal nothing about another company’s tickets', async () => {
    for (const typed of ['999-4543403362', 'TD-C3A4BND'])
      expect(await amounts(asDelta, path(typed))).toEqual([]);
  });

  it('work alike for totals, files, a statement and the global search', async () => {
    const reference = encodeURIComponent('999 4543403362');
    const sums = await staff('GET', `/transaction/sums?reference=${reference}`);
    expect(sums.body.data).toEqual([
      { currency: 'EUR', count: 6, in: euros('10.00'), out: euros('133.00'), net: euros('-123.00') },
    ]);
    const file = await staff('GET', `/transaction/export?reference=${reference}`);
    const lines = String(file.body).trim().split(/\r?\n/);
    expect(lines).toHaveLength(7);
    expect(lines[0]).toContain('Booking,Traveler,Route');
    expect(file.body).toContain('TD-C3A4BND,Amal Haddad,CAI–DXB');
    const period = `currency=EUR&from=${today}&to=${today}`;
    const statement = `/companies/${nile}/statement?${period}`;
    const whole = (await asNile('GET', statement)).body;
    const { body } = await asNile('GET', `${statement}&reference=${reference}`);
    expect(body).toMatchObject({ total: 6, opening: whole.opening, closing: whole.closing, in: whole.in });
    expect(body.data[0]).toMatchObject({
      amount: euros('110.00'),
      booking: { number: 'TD-C3A4BND', traveller: 'Amal Haddad', route: 'CAI–DXB' },
    });
    const paper = await asNile('GET', `/companies/${nile}/statement/export?${period}&reference=${reference}`);
    expect(String(paper.body).trim().split(/\r?\n/)).toHaveLength(7);
    const pdf = await asNile('GET', `/companies/${nile}/statement/pdf?${period}&reference=${reference}`);
    expect(pdf.status).toBe(400);
    const found = await staff('GET', '/search?q=999-4543403362');
    expect(found.body.data.length).toBeGreaterThan(0);
    const hints = (found.body.data as { hint: string }[]).map(({ hint }) => hint);
    expect(hints).toContain('Refund · EUR\u00a05.00');
    expect(hints).toContain('Payment · EUR\u00a020.00');
  });

  it('show the booking on each movement, if there is one', async () => {
    const { body } = await asNile('GET', path('9994543403362'));
    const bookings = body.data.map(({ booking }: { booking: { number: string } | null }) => booking?.number);
    expect(bookings.sort()).toEqual([...Array(5).fill('TD-C3A4BND'), undefined]);
    const { transaction_id: id } = body.data.find(({ booking }: { booking: object | null }) => booking);
    expect((await asNile('GET', `/transactions/${id}`)).body.booking).toMatchObject({ route: 'CAI–DXB' });
  });

  it('do not find earnings of a company that cannot know the reference', async () => {
    const { run } = ledgerOf(api);
    const owner = ownerOf(other);
    const held = { companyId: nile, amount: euros('10.00'), owner, reference: 'TD-9ZZZZZZ', expiresAt: null };
    const earnings = [{ companyId: group, amount: euros('1.00') }];
    const split = { net: euros('9.00'), income: euros('0.00'), earnings };
    await run(capture, { holdId: await run(hold, held), owner, split });
    const asGroup = callerOf(
      api,
      await api.signIn({ type: 'company', companyId: group, permissions: reading }),
    );
    expect(await amounts(asGroup, path('999-4543403399', '&account=earnings'))).toEqual([]);
    expect(await amounts(staff, path('999-4543403399', '&account=earnings'))).toEqual(['1.00']);
    expect(
      (await asGroup('GET', path('TD-9ZZZZZZ', '&account=earnings'))).body.data[0].booking,
    ).toBeDefined();
  });

  it('find by a common prefix, in all lists', async () => {
    const references = Array.from({ length: 1_100 }, (_, index) => `9994${String(index).padStart(9, '0')}`);
    await note(other, nile, references);
    expect(await amounts(asNile, path('999-4'))).toEqual(
      [...ofTrip.filter((one) => one !== '2.00'), '10.00', '40.00'].sort(),
    );
  });

  it('show a backdated payment in the order of the wallet', async () => {
    const { run } = ledgerOf(api);
    const [owner, at] = [ownerOf(newId()), new Date('2026-01-05T12:00:00Z')];
    const held = { companyId: nile, amount: euros('8.00'), owner, reference: null, expiresAt: null, at };
    await run(capture, { holdId: await run(hold, held), owner, at });
    const movements = await movementsAbout(api.kernel.db, owner);
    expect(movements.map(({ kind, amount, blocked }) => [kind, amount?.amount, blocked?.amount])).toEqual([
      ['blocked', undefined, '8.00'],
      ['payment', '-8.00', '-8.00'],
    ]);
  });
});
