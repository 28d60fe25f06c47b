import { describeOnDatabase, startGate, type Gate } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import type { TravellerInput } from '@traveldesk/bookings-contract';
import {
  adult,
  startBookingsApi,
  startSandboxProgram,
  type BookingsApi,
} from '../../testing/bookings-api.fake';

/** TRAVEL-RULES 2: everybody under 18 is searched and ordered by age; by fare they are adults from 12 on. */
describeOnDatabase('a traveler aged 15', (makeApi) => {
  let sandbox: Sandbox;
  let gate: Gate;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    gate = await startGate(sandbox.url);
    bookings = await startBookingsApi(makeApi, { at: gate.url });
  });
  afterAll(async () => {
    await gate.close();
    await sandbox.stop();
  });

  /** Returns an offer for an adult and a 15-year-old, and both travelers in the offer's own sequence. */
  const found = async () => {
    const offer = await bookings.offer(bookings.agent, ['CAI', 'LHR'], { adults: 1, children: [15] });
    const departs = offer.offer.slices[0]?.departing_at.slice(0, 10) ?? '';
    const turned = (years: number) => `${Number(departs.slice(0, 4)) - years}${departs.slice(4)}`;
    const minor = adult({ title: 'miss', given_name: 'Nour', born_on: turned(15) });
    const { body: notes } = await bookings.agent('GET', `/flights/offers/${offer.offer.id}/booking-notes`);
    const travellers = notes.travellers.map(({ age }: { age: number | null }) =>
      age === null ? adult() : minor,
    );
    const at = notes.travellers.findIndex(({ age }: { age: number | null }) => age !== null);
    return { offer, travellers: travellers as TravellerInput[], notes, at, turned };
  };
  const book = (offer: Awaited<ReturnType<typeof found>>['offer'], travellers: TravellerInput[]) =>
    bookings.agent('POST', '/flights/bookings', bookings.inputFor(offer, 'hold', { travellers }));

  it('is held together with an adult, at the searched age', async () => {
    const { offer, travellers, notes, at, turned } = await found();
    expect(notes.travellers[at]).toEqual({ type: 'adult', age: 15 });
    const older = travellers.map((one, place) => (place === at ? { ...one, born_on: turned(16) } : one));
    const refused = await book(offer, older);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [`travellers.${at}.born_on`]]);
    const { status, body } = await book(offer, travellers);
    expect(status).toBe(201);
    expect(await bookings.settled(body.data.id)).toMatchObject({ state: 'on_hold' });
  });

  it('must not turn out to be 18 or older if the search was for 15', async () => {
    const offer = await bookings.offer(bookings.agent, ['CAI', 'LHR'], { adults: 2 });
    const departs = offer.offer.slices[0]?.departing_at.slice(0, 10) ?? '';
    const born_on = `${Number(departs.slice(0, 4)) - 15}${departs.slice(4)}`;
    const { status, body } = await book(offer, [
      adult(),
      adult({ given_name: 'Nour', title: 'miss', born_on }),
    ]);
    expect([status, body.fields]).toEqual([
      422,
      { 'travellers.1.born_on': expect.stringMatching(/Under 18.*manual booking/) },
    ]);
  });

  it('is named with the field if the supplier refuses one of their values', async () => {
    const { offer, travellers, at } = await found();
    const source = { field: 'born_on', pointer: `/passengers/${at}/born_on` };
    const errors = [
      { type: 'validation_error', code: 'validation_inclusion', title: 'Age', message: 'Age', source },
    ];
    gate.hook({ method: 'POST', path: /^\/air\/orders/, before: () => ({ status: 422, body: { errors } }) });
    const { body } = await book(offer, travellers);
    expect(await bookings.settled(body.data.id)).toMatchObject({ state: 'failed' });
    gate.rest();
    const { body: booking } = await bookings.agent('GET', `/flights/bookings/${body.data.id}`);
    expect(booking.last_operation).toMatchObject({
      cause: 'invalid_field',
      said: null,
      refused: { traveller: at, field: 'born_on' },
    });
    expect(booking.travellers[at]).toMatchObject({ given_name: 'Nour' });
  });
});
