import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestSupplier, type TestSupplier } from '../../testing/supplier';
import { cairo, guestOf, stay } from '../testing/journeys';

interface Told {
  type: string;
  idempotency_key: string;
  data: { object: { id?: string; quote_id?: string; status?: string } };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let at = 0; !(await condition()); at++) {
    if (at > 200) throw new Error('It did not happen within four seconds.');
    await pause(20);
  }
}

describe('bookings of stays', () => {
  let supplier: TestSupplier;
  let guest: ReturnType<typeof guestOf>;
  let server: Server;
  let received: { signature: string; body: string }[] = [];
  beforeAll(async () => {
    supplier = await startTestSupplier();
    guest = guestOf(supplier);
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signature = String(request.headers['x-duffel-signature']);
        received.push({ signature, body: Buffer.concat(chunks).toString() });
        response.end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(async () => {
    await supplier.stop();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  beforeEach(async () => {
    await supplier.call('/_training/state', { method: 'DELETE' });
    received = [];
  });

  async function hook(): Promise<string> {
    const { port } = server.address() as AddressInfo;
    const events = ['stays.booking.created', 'stays.booking.cancelled', 'stays.booking_creation_failed'];
    const { body } = await guest.post<{ secret: string }>('/air/webhooks', {
      url: `http://127.0.0.1:${port}/`,
      events,
    });
    return body.data.secret;
  }
  const told = () => received.map(({ body }) => JSON.parse(body) as Told);
  const code = (answer: { body: { errors: { code: string }[] } }) => answer.body.errors[0]!.code;
  const booked = async () => (await guest.book((await guest.quote()).id)).body.data.id;

  it('are reported when they are made and canceled, in this order, signed over the raw body', async () => {
    const secret = await hook();
    const id = await booked();
    await until(() => received.length === 1);
    await guest.cancel(id);
    await until(() => received.length === 2);
    expect(told()).toMatchObject([
      { type: 'stays.booking.created', idempotency_key: id, data: { object: { id, status: 'confirmed' } } },
      { type: 'stays.booking.cancelled', idempotency_key: id, data: { object: { id, status: 'cancelled' } } },
    ]);
    for (const { signature, body } of received) {
      const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'));
    }
  });

  it('are reported as failed, by their quote, only after a 202', async () => {
    await hook();
    const refused = await guest.quote('unavailable');
    await guest.book(refused.id);
    const quote = await guest.quote('accepted_then_failed');
    expect((await guest.book(quote.id)).status).toBe(202);
    await until(() => received.length > 0);
    expect(told()).toMatchObject([
      { type: 'stays.booking_creation_failed', data: { object: { quote_id: quote.id } } },
    ]);
    expect(told()[0]!.data.object).not.toHaveProperty('id');
  });

  it('are made once for a quote, whatever the answer', async () => {
    const quote = await guest.quote();
    expect((await guest.book(quote.id)).status).toBe(201);
    const again = await guest.book(quote.id);
    expect([again.status, again.body.errors[0]]).toMatchObject([
      422,
      { type: 'invalid_state_error', code: 'booking_already_attempted' },
    ]);
    expect(await guest.list()).toHaveLength(1);
    const two = await guest.quote();
    const answers = await Promise.all([guest.book(two.id), guest.book(two.id), guest.book(two.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await guest.list()).toHaveLength(2);
  });

  it.each([
    ['done_then_500', 500],
    ['done_then_504', 504],
    ['done_then_reset', null],
    ['done_then_garbled', null],
  ])('by the knob %s are made and canceled, but the answer does not show it', async (outcome, status) => {
    const ask = async (call: Promise<{ status: number }>) =>
      call.then(
        (answer) => answer.status,
        () => null,
      );
    const quote = await guest.quote();
    await supplier.turn({ booking_outcome: outcome, booking_cancellation_outcome: outcome });
    expect(await ask(guest.book(quote.id))).toBe(status);
    const [booking] = await guest.list();
    expect(booking!.status).toBe('confirmed');
    expect(await ask(guest.cancel(booking!.id))).toBe(status);
    expect((await guest.read(booking!.id)).body.data.status).toBe('cancelled');
  });

  it('are canceled a little later after a 202, or not at all', async () => {
    const [first, second] = [await booked(), await booked()];
    await supplier.turn({ booking_cancellation_outcome: 'accepted' });
    const answer = await guest.cancel(first);
    expect([answer.status, answer.body.data.status]).toEqual([202, 'confirmed']);
    await until(async () => (await guest.read(first)).body.data.status === 'cancelled');
    await supplier.turn({ booking_cancellation_outcome: 'accepted_then_failed' });
    expect((await guest.cancel(second)).status).toBe(202);
    await pause(350);
    expect((await guest.read(second)).body.data.status).toBe('confirmed');
  });

  it('are hidden from other customers', async () => {
    const id = await booked();
    const other = guestOf(supplier, 'quick_2');
    expect(await other.list()).toEqual([]);
    const patch = { method: 'PATCH', data: { metadata: {} }, character: 'quick_2' };
    const answers = [
      await other.read(id),
      await other.cancel(id),
      await supplier.call(`/stays/bookings/${id}`, patch),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors[0]!.code])).toEqual(
      Array(3).fill([404, 'not_found']),
    );
    expect((await guest.read(id)).body.data.status).toBe('confirmed');
  });

  it('accept changes of metadata and users only', async () => {
    const id = await booked();
    const data = { metadata: { desk: 'paris' }, users: ['icu_1'], email: 'other@agency.example' };
    const { body } = await supplier.call<{ metadata: object; email: string }>(`/stays/bookings/${id}`, {
      method: 'PATCH',
      data,
    });
    expect(body.data).toMatchObject({
      metadata: data.metadata,
      users: data.users,
      email: 'amal@agency.example',
    });
  });

  it('can be canceled and backdated by training routes', async () => {
    const id = await booked();
    await supplier.call(`/_training/bookings/${id}/made_at`, {
      method: 'PUT',
      data: { made_at: '2026-08-01T09:00:00Z' },
    });
    expect((await guest.read(id)).body.data).toMatchObject({ confirmed_at: '2026-08-01T09:00:00.000Z' });
    await supplier.call(`/_training/bookings/${id}/cancellation`, { method: 'POST', data: {} });
    expect((await guest.read(id)).body.data.status).toBe('cancelled');
  });

  it('need a balance', async () => {
    const poor = guestOf(supplier, 'poor');
    const quote = await poor.quote();
    const refused = await poor.book(quote.id);
    expect([refused.status, code(refused)]).toEqual([422, 'insufficient_balance']);
    await supplier.call('/_training/balance', {
      method: 'PUT',
      data: { account: 'training_poor', currency: 'EUR', amount: 5000 },
    });
    expect((await poor.book(quote.id)).status).toBe(201);
  });

  it.each([
    ['no guest', { guests: [] }, '/guests', 'validation_length'],
    [
      'a guest without a name',
      { guests: [{ given_name: 'Amal' }] },
      '/guests/0/family_name',
      'validation_required',
    ],
    [
      'more guests than were searched',
      { guests: Array(3).fill({ given_name: 'Amal', family_name: 'Nile' }) },
      '/guests',
      'validation_inclusion',
    ],
    ['an address that is none', { email: 'amal' }, '/email', 'validation_format'],
    ['a number without a country', { phone_number: '0100' }, '/phone_number', 'validation_format'],
    ['a user that is none', { users: ['amal'] }, '/users/0', 'validation_format'],
    ['metadata with a long value', { metadata: { a: 'x'.repeat(501) } }, '/metadata/a', 'validation_length'],
  ])('refuse %s, and leave the quote unchanged', async (_, more, pointer, expected) => {
    const quote = await guest.quote();
    const { status, body } = await guest.book(quote.id, more);
    expect([status, body.errors[0]]).toMatchObject([
      422,
      { type: 'validation_error', code: expected, source: { pointer } },
    ]);
    expect((await guest.book(quote.id)).status).toBe(201);
  });

  it('refuse a loyalty number if the rate supports none', async () => {
    const { id } = await guest.quote('balance', { mobile: false });
    expect((await guest.book(id, { loyalty_programme_account_number: '1' })).status).toBe(201);
    const results = await guest.results({ ...stay(cairo, 10), free_cancellation_only: true });
    const rate = results
      .flatMap(({ accommodation }) => accommodation.rooms.flatMap(({ rates }) => rates))
      .find(
        (one) =>
          one.supported_loyalty_programme === null && one.available_payment_methods.includes('balance'),
      )!;
    const quote = await guest.quoteOf(rate);
    const refused = await guest.book(quote.body.data.id, { loyalty_programme_account_number: '1' });
    expect([refused.status, code(refused)]).toEqual([422, 'validation_inclusion']);
  });

  it('refuse an unknown quote and an unknown rate', async () => {
    const answers = [
      await guest.book('quo_1'),
      await guest.quoteOf({ id: 'rat_1' }),
      await guest.cancel('bok_1'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(code(await guest.post('/stays/quotes', {}))).toBe('validation_required');
  });
});

describe('bookings after a restart', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'traveldesk-stays-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('still exist, as do quotes, and accepted requests are carried out once', async () => {
    const first = await startTestSupplier(dir);
    const before = guestOf(first);
    const { body } = await before.book((await before.quote()).id);
    const open = await before.quote();
    const accepted = await before.quote('accepted');
    expect((await before.book(accepted.id)).status).toBe(202);
    await first.stop();

    const second = await startTestSupplier(dir);
    const after = guestOf(second);
    expect((await after.read(body.data.id)).body.data.reference).toBe(body.data.reference);
    expect((await after.book(open.id)).status).toBe(201);
    await until(async () => (await after.list()).length === 3);
    await second.stop();
    const third = await startTestSupplier(dir);
    await pause(50);
    expect(await guestOf(third).list()).toHaveLength(3);
    await third.stop();
  });
});
