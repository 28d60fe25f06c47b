import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { withoutNumbers } from '@traveldesk/bookings-server/testing';
import { startStage, type Stage } from '../proof/stage.fake';
import { adult } from '../testing/bookings-api.fake';

it.each([
  ['offer_no_longer_available', 'offer_no_longer_available'],
  ['invalid_A1234567: A1234567 is unknown', 'invalid_…: … is unknown'],
  ['Ticket 176-2401234567 of ١٢٣٤٥', 'Ticket …-… of …'],
  ['Déjà payé · déjà vu', 'Déjà payé · déjà vu'],
])('%s is shown as %s', (words, said) => expect(withoutNumbers(words)).toBe(said));

// No digit hints that this is a secret.
const passport = 'QWERTYU';

describeOnDatabase('the error text of a supplier', (makeApi) => {
  let stage: Stage;
  beforeAll(async () => void (stage = await startStage(makeApi)));
  afterAll(() => stage.stop());
  afterEach(() => stage.rest());

  const bookedAt = async (status: number) => {
    const { bookings, gate } = stage;
    const error = {
      type: 'validation_error',
      code: `passport_${passport}_unknown`,
      title: `${passport} is no passport`,
    };
    gate.hook({ method: 'POST', path: /orders$/, before: () => ({ status, body: { errors: [error] } }) });
    const document = { kind: 'passport', number: passport, country: 'EG', expires_on: '2034-01-31' } as const;
    const id = await bookings.book('pay', { travellers: [adult({ document })] });
    await bookings.settled(id);
    const { operation, last_operation: last } = (await bookings.staff('GET', `/flights/bookings/${id}`)).body;
    const [kept] = await bookings.operations(id);
    return { state: kept?.state, kept: kept?.said, told: (operation ?? last).said };
  };

  it.each([
    [422, 'refused'],
    [500, 'in_doubt'],
  ] as const)(
    'is stored and shown without the secrets that were sent, for the status %s',
    async (status, state) => {
      const said = 'passport_[redacted]_unknown: [redacted] is no passport';
      expect(await bookedAt(status)).toEqual({ state, kept: said, told: said });
    },
  );

  it('is shown without numbers, even if it was stored with them', async () => {
    const { bookings } = stage;
    const id = await bookings.book('pay');
    await bookings.settled(id);
    await bookings.api.kernel.db
      .updateTable('booking_operations')
      .set({ said: 'unknown_A1234567' })
      .where('booking_id', '=', id)
      .execute();
    const { body } = await bookings.staff('GET', `/flights/bookings/${id}`);
    expect(body.last_operation.said).toBe('unknown_…');
  });
});
