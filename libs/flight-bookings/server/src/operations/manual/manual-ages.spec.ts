import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { someDay, startFlightsApi } from '@traveldesk/flights-server/testing';
import { addDays } from '@traveldesk/shared-contract';
import { personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { adult, bookingsModules } from '../../testing/bookings-api.fake';

const flight = (origin: string, destination: string, departing_at: string, arriving_at: string) => ({
  origin,
  destination,
  departing_at,
  arriving_at,
  carrier: 'MS',
  flight_number: '777',
});

describeOnDatabase('a manual booking (TRAVEL-RULES 2 and 8)', (makeApi) => {
  const day = someDay();
  const dayAfter = addDays(day, 1);
  let clerk: Caller;
  let companyId: string;
  beforeAll(async () => {
    const flights = await startFlightsApi(makeApi, {}, undefined, bookingsModules);
    companyId = (await flights.addCompany('Nile Travel', [], { currency: 'EUR' })).id;
    clerk = await personOf(flights.api, { permissions: ['add_bookings', 'show_bookings'] });
  });

  /** Two connecting flights that form one trip: the second leaves on the day after the first. */
  const enter = (travellers: object[]) =>
    clerk('POST', '/flights/manual-bookings', {
      company_id: companyId,
      source: 'Airline desk',
      pnr: null,
      state: 'on_hold',
      payment_required_by: null,
      segments: [
        flight('CAI', 'LHR', `${day}T20:00`, `${day}T23:50`),
        flight('LHR', 'JFK', `${dayAfter}T06:00`, `${dayAfter}T09:10`),
      ],
      travellers,
      tickets: [],
      total: null,
      note: null,
    });
  const yearsBefore = (date: string, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
  const infant = (born_on: string) =>
    adult({ type: 'infant', title: 'miss', given_name: 'Nour', born_on, adult: 0 });
  const passport = (expires_on: string) => ({
    kind: 'passport' as const,
    number: 'A1234567',
    country: 'EG',
    expires_on,
  });

  it('accepts an infant who turns 2 after the departure of the trip', async () => {
    expect(await enter([adult(), infant(yearsBefore(dayAfter, 2))])).toMatchObject({ status: 201 });
    expect(await enter([adult(), infant(yearsBefore(day, 2))])).toMatchObject({
      status: 422,
      body: { fields: { 'travellers.1.born_on': expect.any(String) } },
    });
  });

  it('accepts minors without an adult if their type fits their age', async () => {
    const minor = (years: number, change: object = {}) =>
      adult({ born_on: yearsBefore(day, years), ...change });
    expect(await enter([minor(15)])).toMatchObject({ status: 201 });
    expect(await enter([minor(8, { type: 'child', title: 'miss' })])).toMatchObject({ status: 201 });
    expect(await enter([minor(15, { type: 'child' })])).toMatchObject({
      status: 422,
      body: { fields: { 'travellers.0.born_on': expect.stringContaining('adults 12 or older') } },
    });
  });

  it('refuses an infant on the lap of a traveler under 18', async () => {
    expect(
      await enter([adult({ born_on: yearsBefore(day, 17) }), infant(yearsBefore(day, 1))]),
    ).toMatchObject({
      status: 422,
      body: { fields: { 'travellers.1.adult': expect.stringContaining('18 or older') } },
    });
  });

  it('accepts a passport that expires on the day of the last arrival, but none that expires earlier', async () => {
    expect(await enter([adult({ document: passport(dayAfter) })])).toMatchObject({ status: 201 });
    expect(await enter([adult({ document: passport(day) })])).toMatchObject({
      status: 422,
      body: { fields: { 'travellers.0.document.expires_on': expect.any(String) } },
    });
  });
});
