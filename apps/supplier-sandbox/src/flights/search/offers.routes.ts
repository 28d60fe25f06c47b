import { z } from 'zod';
import type { Routes } from '../../context';
import { invalidField, notFound } from '../../http/errors';
import { pageOf, pageQuery } from '../../http/paging';
import { readData, readQuery } from '../../http/validate';
import type { Draft } from './drafts';
import { ownSearch } from './offer-requests.routes';
import { passengerName } from './search.schema';
import { baggageServices, serviceWire } from './services';

const singleQuery = z.object({ return_available_services: z.enum(['true', 'false']).optional() });
const idParams = z.object({ id: z.string() });
const sorts = ['total_amount', '-total_amount', 'total_duration', '-total_duration'] as const;
const listQuery = pageQuery.extend({
  offer_request_id: z.string(),
  sort: z.enum(sorts).optional(),
  max_connections: z.coerce.number().int().min(0).max(2).optional(),
});
const passengerBody = z.object({
  given_name: passengerName,
  family_name: passengerName,
  loyalty_programme_accounts: z
    .array(z.object({ airline_iata_code: z.string().length(2), account_number: z.string().min(1) }))
    .default([]),
});

/** Lists a search's offers, and single offers (SUPPLIER 4). */
export const offerRoutes: Routes = (app, { store, offers }) => {
  app.get('/air/offers', (request) => {
    const query = readQuery(listQuery, request.query);
    const search = ownSearch({ store }, request.account.id, query.offer_request_id);
    const most = query.max_connections ?? 2;
    const drafts = offers
      .of(search)
      .filter(({ itineraries }) => itineraries.every(({ flights }) => flights.length - 1 <= most))
      .sort(orderOf(query.sort));
    const { data, meta } = pageOf(drafts, query);
    return { data: data.map((draft) => offers.wire({ draft, search })), meta };
  });

  app.get('/air/offers/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    const found = offers.find(request.account.id, id);
    offers.assertOpen(found);
    offers.look(found);
    const { return_available_services: flag } = readQuery(singleQuery, request.query);
    const available_services =
      flag === 'true' ? baggageServices(found).map((one) => serviceWire(one, found.search.currency)) : null;
    return { data: { ...offers.wire(found), available_services } };
  });

  app.patch('/air/offers/:id/passengers/:passenger', (request) => {
    const params = readQuery(z.object({ id: z.string(), passenger: z.string() }), request.params);
    const found = offers.find(request.account.id, params.id);
    const passenger = found.search.passengers.find(({ id }) => id === params.passenger);
    if (!passenger) throw notFound('passenger');
    const body = readData(passengerBody, request.body);
    const supported = offers.wire(found).supported_loyalty_programmes;
    const foreign = body.loyalty_programme_accounts.findIndex(
      ({ airline_iata_code: airline }) => !supported.includes(airline),
    );
    if (foreign >= 0) {
      const pointer = `/loyalty_programme_accounts/${foreign}/airline_iata_code`;
      throw invalidField(
        'validation_inclusion',
        pointer,
        'The offer does not support this loyalty programme',
      );
    }
    const before = store.get('edits', found.draft.id)?.passengers;
    store.note([
      'edits',
      { id: found.draft.id, created: found.search.created, passengers: { ...before, [passenger.id]: body } },
    ]);
    return { data: { id: passenger.id, type: passenger.fare, age: passenger.age, ...body } };
  });
};

function orderOf(sort: (typeof sorts)[number] | undefined): (a: Draft, b: Draft) => number {
  const sign = sort?.startsWith('-') ? -1 : 1;
  if (sort?.endsWith('total_duration')) return (a, b) => sign * (minutesOf(a) - minutesOf(b));
  return (a, b) => sign * (a.base + a.tax - (b.base + b.tax));
}

function minutesOf({ itineraries }: Draft): number {
  return itineraries.reduce((sum, { minutes }) => sum + minutes, 0);
}
