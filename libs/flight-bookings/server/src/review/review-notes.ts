import { countryOfCompany, findCompany, hasOwnAccess } from '@traveldesk/companies-server';
import type { BookableOffer, FlightTools } from '@traveldesk/flights-server';
import type { Actor, Db } from '@traveldesk/shared-server';
import { chargeOf, readBookingSettings } from '@traveldesk/bookings-server';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { travellerRules } from '../operations/book/prepare';
import { isSearchUsed } from '../operations/book/used-search.sql';
import { connectionNotices } from './connections';
import { passportNotices } from './passport-notices';
import { unusualPrice } from './usual-price';

/** Returns the facts for reviewing an offer, without calling the supplier. */
export async function reviewNotes(
  db: Db,
  flights: FlightTools,
  actor: Actor,
  { offer, at }: { offer: BookableOffer; at: Date },
): Promise<ReviewNotes> {
  const { kept, search, seller } = offer;
  const { ages_on, arrives_on, today, expected } = travellerRules(offer, at);
  const { slices } = kept.offer;
  const { tight_connection_minutes: tight } = await readBookingSettings(db);
  const company = search.companyId === null ? undefined : await findCompany(db, search.companyId, actor);
  const isOwn = company && (await hasOwnAccess(db, { companyId: company.id, supplierId: seller.id }));
  const airports = slices.flatMap(({ origin, destination }) => [origin, destination]);
  const places = await flights.names.priced(airports);
  const usual = await unusualPrice(db, kept);
  const { passport, instant_payment: instant } = kept.requirements;
  return {
    company: company ? { id: company.id, name: company.name } : null,
    own_access: isOwn ? { charge: await chargeOf(db, company.id) } : null,
    travellers: expected,
    ages_on,
    arrives_on,
    today,
    phone_country: company ? await countryOfCompany(db, company.id) : null,
    passport,
    single_name: seller.single_name,
    holdable: instant === null ? null : !instant,
    search_used: await isSearchUsed(db, offer),
    notices: [
      ...connectionNotices(slices, tight),
      ...passportNotices(slices, (airport) => places.get(airport)?.country_code ?? null),
      ...(usual ? [{ kind: 'unusual_price' as const, place: null, minutes: null, usual }] : []),
    ],
  };
}
