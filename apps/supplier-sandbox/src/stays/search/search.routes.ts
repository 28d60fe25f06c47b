import { z } from 'zod';
import type { Routes, Sandbox } from '../../context';
import { invalidField, invalidState } from '../../http/errors';
import { readData, readQuery } from '../../http/validate';
import type { Account } from '../../training/accounts';
import type { Knobs } from '../../training/knobs';
import { addDays, localDate } from '../../world/zones';
import { assumed } from '../assumed';
import { ownNegotiated } from '../negotiated.routes';
import { findProperty, propertiesAround } from '../world/properties';
import { nearestPlace } from '../world/places';
import type { Property } from '../world/property';
import { resultWire } from './result.wire';
import { searchBody, type SearchBody } from './search.schema';
import { expiryOf, findResult, newSearchKey, ratesOfResult } from './results';
import type { StaySearchRecord } from './search.record';

/** Response times of a search's sources at pace 1, in milliseconds. */
const searchMs = 500;

/** Searches and the rates of a result (STAYS 1). */
export const staySearchRoutes: Routes = (app, sandbox) => {
  app.post('/stays/search', async (request, reply) => {
    const { account, knobs } = request;
    const body = readData(searchBody, request.body);
    const asked = propertiesOf(body, knobs);
    checkDates(body, asked, { now: sandbox.now(), pastDays: knobs.past_days });
    const search = recordOf(body, { sandbox, account, knobs });
    await sandbox.sleep(searchMs * knobs.pace);
    const results = asked
      .map((property) => ({ property, rates: ratesOfResult({ search, property }) }))
      .filter(({ rates }) => rates.length > 0);
    search.properties = results.map(({ property }) => property.id);
    sandbox.store.note(['staySearches', search]);
    const rooms = roomsSent(body, knobs);
    return reply.code(201).send({
      data: {
        created_at: new Date(search.created).toISOString(),
        results: results.map(({ property, rates }, at) =>
          resultWire({ search, property, at }, rates, { url: sandbox.address.url, rooms }),
        ),
      },
    });
  });

  app.post('/stays/search_results/:id/actions/fetch_all_rates', (request) => {
    const { id } = readQuery(z.object({ id: z.string() }), request.params);
    const found = findResult(sandbox.store, request.account.id, { id, what: 'search result' });
    if (expiryOf(found.search) <= sandbox.now()) {
      throw invalidState(assumed.unavailable, 'The search result has expired: search again.');
    }
    return { data: resultWire(found, ratesOfResult(found), { url: sandbox.address.url, rooms: 'all' }) };
  });
};

/** A request for named properties returns all of their rates. */
function roomsSent({ accommodation }: SearchBody, { rooms }: Knobs): 'all' | 'some' | 'absent' {
  if (accommodation?.fetch_rates) return 'all';
  return rooms === 'absent' ? 'absent' : 'some';
}

/** Unknown properties are left out, because they may have closed. */
function propertiesOf({ location, accommodation }: SearchBody, knobs: Knobs): Property[] {
  if (location) {
    return propertiesAround(location.geographic_coordinates, location.radius, knobs.least_results);
  }
  return [...new Set(accommodation?.ids)].flatMap((id) => findProperty(id) ?? []);
}

/** The days are those of the property (STAYS 5). */
function checkDates(
  { check_in_date: checkIn, check_out_date: checkOut, location }: SearchBody,
  [property]: readonly Property[],
  { now, pastDays }: { now: number; pastDays: number },
): void {
  const place = property?.place ?? (location && nearestPlace(location.geographic_coordinates));
  const today = localDate(now, place?.timeZone ?? 'UTC');
  if (checkIn < addDays(today, -pastDays)) {
    throw invalidField('validation_inclusion', '/check_in_date', 'Check-in date is in the past');
  }
  if (checkIn > addDays(today, assumed.mostDaysAhead)) {
    throw invalidField('validation_inclusion', '/check_in_date', 'Check-in date is too far in the future');
  }
  if (checkOut <= checkIn) {
    throw invalidField(
      'validation_inclusion',
      '/check_out_date',
      'Check-out date is not after check-in date',
    );
  }
  if (checkOut > addDays(checkIn, assumed.mostNights)) {
    throw invalidField('validation_inclusion', '/check_out_date', 'The stay is too long');
  }
}

function recordOf(
  body: SearchBody,
  { sandbox, account, knobs }: { sandbox: Sandbox; account: Account; knobs: Knobs },
): StaySearchRecord {
  const adults = body.guests.filter(({ type }) => type === 'adult').length;
  return {
    id: newSearchKey(),
    account: account.id,
    created: sandbox.now(),
    checkIn: body.check_in_date,
    checkOut: body.check_out_date,
    rooms: body.rooms,
    adults,
    children: body.guests.length - adults,
    guests: body.guests,
    currency: knobs.currency,
    price: knobs.price,
    mobile: body.mobile,
    freeOnly: body.free_cancellation_only,
    instant: body.instant_payment ?? null,
    negotiated: body.negotiated_rate_ids.map((id, at) => {
      const own = ownNegotiated(sandbox.store, account.id, id);
      if (own) return own;
      const pointer = `/negotiated_rate_ids/${at}`;
      throw invalidField('validation_inclusion', pointer, 'The negotiated rate does not exist');
    }),
    properties: [],
  };
}
