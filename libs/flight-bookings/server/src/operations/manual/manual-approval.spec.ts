import { sql } from 'kysely';
import { describeOnBoth, describeOnDatabase } from '@traveldesk/shared-testing/server';
import { newId } from '@traveldesk/shared-server';
import { depositBody, euros, givePower, personOf, setStatus } from '@traveldesk/wallet-server/testing';
import { enterAt, startManualDesk, type ManualDesk } from '../../testing/manual-desk.fake';

describeOnBoth('a manual booking and the amount that its author may move alone in a day', (makeApi) => {
  let desk: ManualDesk;
  let enter: ReturnType<typeof enterAt>;
  beforeAll(async () => {
    desk = await startManualDesk(makeApi);
    enter = enterAt(desk);
  });

  it('is paid at once up to the limit; beyond it the price is blocked until a second person approves', async () => {
    const author = await desk.cashier(['approve_adjustments', 'show_approvals']);
    const [first, other] = [await desk.company(), await desk.company()];
    const alone = await enter(author, first);
    expect(alone).toMatchObject({ status: 201, body: { data: { approval_id: null } } });
    const asked = await enter(author, other);
    const { id, number, version, approval_id: approvalId } = asked.body.data;
    expect(asked).toMatchObject({
      status: 201,
      body: { message: `Booking ${number} was entered. Its price is waiting for approval.` },
    });
    expect([await desk.wallet(first), await desk.wallet(other)]).toEqual([
      [440_000, 0],
      [500_000, 60_000],
    ]);
    expect(await desk.read(author, id)).toMatchObject({
      state: 'payment_pending',
      held: euros('600.00'),
      paid: euros('0.00'),
      approval_id: approvalId,
    });
    expect(await desk.faults()).toEqual([]);
    // A deposit counts toward the same limit, whichever wallet it goes to.
    const deposit = await author('POST', `/companies/${first}/deposit`, depositBody('400.01'));
    expect(deposit.body.data.status).toBe('requested');

    // The booking cannot change while it waits, and its author cannot approve it.
    const again = await author(
      'PUT',
      `/flights/manual-bookings/${id}`,
      desk.input(other, { total: euros('1.00') }),
      {
        'if-match': `"${version}"`,
      },
    );
    expect(again.body.code).toBe('booking_state');
    const request = `/approvals/${approvalId}`;
    expect((await author('POST', `${request}/approve`, {})).body.code).toBe('approval_own');
    const second = await desk.second();
    const { body: shown } = await second('GET', request);
    expect(shown).toMatchObject({
      kind: { key: 'manual_booking', name: 'Booking entered by hand' },
      amount: euros('600.00'),
      about: { kind: 'booking', id },
      may: { approve: true },
    });
    expect(shown.facts).toContainEqual({
      label: 'Tickets',
      value: { type: 'code', text: '0772345678901' },
    });
    const approved = await second('POST', `${request}/approve`, {});
    expect(approved.status).toBe(200);
    expect(await desk.wallet(other)).toEqual([440_000, 0]);
    expect(await desk.read(author, id)).toMatchObject({
      state: 'ticketed',
      held: null,
      paid: euros('600.00'),
      approval_id: null,
    });
    expect(await desk.events(author, id)).toEqual(['manual_approved', 'entered', 'created']);
    expect((await author('GET', `/transactions/${approved.body.data.result.id}`)).body).toMatchObject({
      type: 'payment',
      author: { id: author.id },
    });
    expect(await desk.faults()).toEqual([]);
  });

  it('is canceled and its money released when the request is declined or withdrawn', async () => {
    const author = await desk.cashier();
    const company = await desk.company();
    const second = await desk.second();
    for (const [who, path, body, event] of [
      [second, 'decline', { reason: 'No such ticket' }, 'manual_declined'],
      [author, 'cancel', {}, 'manual_withdrawn'],
    ] as const) {
      const { id, approval_id: waits } = (await enter(author, company, { total: euros('1500.00') })).body
        .data;
      expect(await desk.wallet(company)).toEqual([500_000, 150_000]);
      expect((await who('POST', `/approvals/${waits}/${path}`, body)).status).toBe(200);
      expect(await desk.wallet(company)).toEqual([500_000, 0]);
      expect(await desk.read(author, id)).toMatchObject({
        state: 'cancelled',
        held: null,
        approval_id: null,
      });
      expect((await desk.events(author, id))[0]).toBe(event);
    }
    expect(await desk.faults()).toEqual([]);
  });

  it('is not approved by the person who entered it, even if another person added the price', async () => {
    const writer = await desk.cashier(['approve_adjustments', 'show_approvals']);
    const author = await desk.cashier();
    const company = await desk.company();
    const total = euros('1500.00');
    const { id, version } = (await enter(writer, company, { state: 'on_hold', tickets: [], total })).body
      .data;
    expect(await desk.wallet(company)).toEqual([500_000, 0]);
    const asked = await author('PUT', `/flights/manual-bookings/${id}`, desk.input(company, { total }), {
      'if-match': `"${version}"`,
    });
    const { approval_id: waits } = asked.body.data;
    const { body: shown } = await writer('GET', `/approvals/${waits}`);
    expect(shown).toMatchObject({
      may: { approve: false },
      obstacle: { code: 'booking_entered_by_approver' },
    });
    expect(shown.deciders.people.map((one: { id: string }) => one.id)).not.toContain(writer.id);
    expect((await writer('POST', `/approvals/${waits}/approve`, {})).body.code).toBe(
      'booking_entered_by_approver',
    );
    // The writer's second account counts as the writer, because somebody gave power to both.
    const other = await desk.cashier(['approve_adjustments', 'show_approvals']);
    await givePower(desk.api, newId(), writer.id, other.id);
    expect((await other('POST', `/approvals/${waits}/approve`, {})).body.code).toBe(
      'booking_entered_by_approver',
    );
    expect(await desk.wallet(company)).toEqual([500_000, 150_000]);
    expect((await (await desk.second())('POST', `/approvals/${waits}/approve`, {})).status).toBe(200);
    expect(await desk.wallet(company)).toEqual([350_000, 0]);
  });

  it('also waits if a price is added to a booking that was ticketed without one', async () => {
    const author = await desk.cashier();
    const company = await desk.company();
    const { id, version } = (await enter(author, company, { total: null })).body.data;
    const priced = await author(
      'PUT',
      `/flights/manual-bookings/${id}`,
      desk.input(company, { total: euros('1500.00') }),
      { 'if-match': `"${version}"` },
    );
    expect(priced.body.data.approval_id).toEqual(expect.any(String));
    expect(await desk.wallet(company)).toEqual([500_000, 150_000]);
    expect(await desk.read(author, id)).toMatchObject({ state: 'payment_pending' });
  });

  it('is refused if the wallet lacks the money, and no request is created', async () => {
    const author = await desk.cashier();
    const company = await desk.company();
    expect((await enter(author, company, { total: euros('5000.01') })).body.code).toBe('insufficient_funds');
    expect((await enter(author, company, { total: euros('0.00') })).body.code).toBe('money_nothing');
    expect(await desk.wallet(company)).toEqual([500_000, 0]);
  });

  it('of a company’s own user is paid by their company at once', async () => {
    const company = await desk.company();
    const owner = await personOf(desk.api, {
      type: 'company',
      companyId: company,
      permissions: ['add_bookings', 'show_bookings', 'issue_bookings'],
    });
    const { body } = await enter(owner, company, { total: euros('1500.00') });
    expect(body.data.approval_id).toBeNull();
    expect(await desk.wallet(company)).toEqual([350_000, 0]);
  });

  it('cannot move a supplier’s booking from ticketed to payment_pending', async () => {
    const { db } = desk.api.kernel;
    const { id } = (await enter(await desk.cashier(), await desk.company())).body.data;
    await db.updateTable('bookings').set({ kind: 'supplier' }).where('id', '=', id).execute();
    const moved = db.updateTable('bookings').set({ state: 'payment_pending' }).where('id', '=', id).execute();
    await expect(moved).rejects.toThrow('a booking does not go from ticketed to payment_pending');
  });
});

describeOnDatabase('manual bookings that several people enter and decide at once', (makeApi) => {
  let desk: ManualDesk;
  let enter: ReturnType<typeof enterAt>;
  beforeAll(async () => {
    desk = await startManualDesk(makeApi);
    enter = enterAt(desk);
  });

  it('exceed the limit of their author once at most, with deposits among them', async () => {
    const author = await desk.cashier();
    const companies = [await desk.company(), await desk.company(), await desk.company()];
    const answers = await Promise.all([
      ...companies.map((id) => enter(author, id)),
      author('POST', `/companies/${companies[0]}/deposit`, depositBody('600.00')),
    ]);
    const waiting = answers.map(({ body }) => body.data.approval_id).filter((id) => typeof id === 'string');
    expect(waiting).toHaveLength(3);
    expect(await desk.faults()).toEqual([]);
  });

  it('are either approved or declined, never both', async () => {
    const author = await desk.cashier();
    const [one, two] = [await desk.second(), await desk.second()];
    for (let round = 0; round < 4; round += 1) {
      const company = await desk.company();
      const { id, approval_id: waits } = (await enter(author, company, { total: euros('1500.00') })).body
        .data;
      const [approved, declined, withdrawn] = await Promise.all([
        one('POST', `/approvals/${waits}/approve`, {}),
        two('POST', `/approvals/${waits}/decline`, { reason: 'No' }),
        author('POST', `/approvals/${waits}/cancel`, {}),
      ]);
      expect([approved.status, declined.status, withdrawn.status].sort()).toEqual([200, 422, 422]);
      const isTaken = approved.status === 200;
      expect(await desk.wallet(company)).toEqual([isTaken ? 350_000 : 500_000, 0]);
      expect((await desk.read(author, id)).state).toBe(isTaken ? 'ticketed' : 'cancelled');
    }
    expect(await desk.faults()).toEqual([]);
  });

  it('are decided completely or not at all: after a failure they still wait', async () => {
    const { db } = desk.api.kernel;
    const author = await desk.cashier();
    const company = await desk.company();
    const approver = await desk.second();
    const { id, approval_id: waits } = (await enter(author, company, { total: euros('1500.00') })).body.data;
    // This history entry is a decision's last write to the booking, after its money has moved.
    await sql`
      create function broken_off() returns trigger language plpgsql as $$
      begin raise exception 'broken off'; end $$`.execute(db);
    await sql`
      create trigger broken_off before insert on booking_history for each row
      when (new.event in ('manual_approved', 'manual_declined')) execute function broken_off()`.execute(db);
    for (const [path, body] of [
      ['approve', {}],
      ['decline', { reason: 'No' }],
    ] as const) {
      expect((await approver('POST', `/approvals/${waits}/${path}`, body)).status).toBe(500);
      expect(await desk.wallet(company)).toEqual([500_000, 150_000]);
      expect(await desk.read(author, id)).toMatchObject({ state: 'payment_pending', approval_id: waits });
      expect(await desk.faults()).toEqual([]);
    }
    await sql`drop trigger broken_off on booking_history`.execute(db);
    expect((await approver('POST', `/approvals/${waits}/approve`, {})).status).toBe(200);
    expect(await desk.wallet(company)).toEqual([350_000, 0]);
  });

  it('capture the blocked amount even if the company is suspended and wants to spend the rest', async () => {
    const author = await desk.cashier();
    const company = await desk.company();
    const { approval_id: waits } = (await enter(author, company, { total: euros('1500.00') })).body.data;
    // The rest is too little: the amount that waits is blocked.
    const more = await enter(author, company, { total: euros('3500.01') });
    expect(more.body.code).toBe('insufficient_funds');
    await setStatus(desk.api, company, 'suspended');
    expect((await (await desk.second())('POST', `/approvals/${waits}/approve`, {})).status).toBe(200);
    expect(await desk.wallet(company)).toEqual([350_000, 0]);
    expect(await desk.faults()).toEqual([]);
  });
});
