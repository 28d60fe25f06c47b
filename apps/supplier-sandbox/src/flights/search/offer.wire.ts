import { carrierWire } from '../reference/reference.wire';
import { emissionsKg } from '../world/fares';
import { amountText } from '../../world/money';
import { conditionWire } from './conditions';
import type { Draft } from './drafts';
import { scenarioOf } from './scenarios';
import { sliceWire, type SliceContext } from './segment.wire';
import type { SearchPassenger, SearchRecord } from './record';

const hour = 3_600_000;

/** Names and loyalty accounts added to an offer's passengers after the search. */
export type PassengerEdits = Record<
  string,
  Pick<SearchPassenger, 'given_name' | 'family_name' | 'loyalty_programme_accounts'>
>;

export interface OfferContext {
  search: SearchRecord;
  edits: PassengerEdits;
  /** Added to the total, in minor units: the price that rises with each view (SUPPLIER 6). */
  surcharge: number;
}

/** Returns an offer's expiry, in milliseconds since 1970. */
export function expiryOf({ carrier }: Draft, search: SearchRecord): number {
  return search.created + carrier.offerMinutes * 60_000;
}

export const totalOf = (draft: Draft, surcharge: number) => draft.base + draft.tax + surcharge;

/** Returns an offer (SUPPLIER 5), without the services that only a single offer includes. */
export function offerWire(draft: Draft, { search, edits, surcharge }: OfferContext) {
  const context = sliceContextOf(draft, search);
  const { currency } = search;
  const written = new Date(search.created).toISOString();
  return {
    id: draft.id,
    live_mode: false,
    partial: false,
    created_at: written,
    updated_at: written,
    expires_at: new Date(expiryOf(draft, search)).toISOString(),
    owner: carrierWire(draft.carrier.iata),
    base_amount: amountText(draft.base + surcharge, currency),
    base_currency: currency,
    tax_amount: amountText(draft.tax, currency),
    tax_currency: currency,
    total_amount: amountText(totalOf(draft, surcharge), currency),
    total_currency: currency,
    total_emissions_kg: String(emissionsOf(draft, search)),
    conditions: {
      change_before_departure: conditionWire(draft.brand.change, context),
      refund_before_departure: conditionWire(draft.brand.refund, context),
    },
    passenger_identity_documents_required: needsDocuments(draft),
    supported_passenger_identity_document_types: [
      'passport',
      'known_traveler_number',
      'passenger_redress_number',
    ],
    supported_loyalty_programmes: draft.carrier.kind === 'low_cost' ? [] : [draft.carrier.iata],
    payment_requirements: paymentRequirements(draft, search),
    private_fares: draft.privateFare ? [{ type: 'corporate', ...draft.privateFare }] : [],
    available_services: null,
    passengers: search.passengers.map(({ fare, ...passenger }) => ({
      ...passenger,
      type: fare,
      given_name: passenger.given_name ?? null,
      family_name: passenger.family_name ?? null,
      ...edits[passenger.id],
    })),
    slices: draft.itineraries.map((itinerary, at) => sliceWire(itinerary, at, context)),
  };
}

export type OfferWire = ReturnType<typeof offerWire>;

export function sliceContextOf(draft: Draft, search: SearchRecord): SliceContext {
  return {
    carrier: draft.carrier,
    brand: draft.brand,
    cabin: search.cabin,
    currency: search.currency,
    passengers: search.passengers,
    bags: scenarioOf(search.slices) !== 'no_baggage',
    seed: draft.id.slice(4),
  };
}

function emissionsOf({ itineraries }: Draft, { passengers, cabin }: SearchRecord): number {
  const seats = passengers.filter(({ fare }) => fare !== 'infant_without_seat').length;
  return Math.round(itineraries.reduce((sum, itinerary) => sum + emissionsKg(itinerary, cabin), 0) * seats);
}

/** Whether passports are required: by premium airlines on international flights. */
function needsDocuments({ carrier, itineraries }: Draft): boolean {
  if (carrier.kind !== 'premium') return false;
  return itineraries.some(({ flights }) =>
    flights.some((one) => one.origin.country !== one.destination.country),
  );
}

/** Returns the payment deadline and the end of the price guarantee; null if instant payment is required. */
export function holdOf(draft: Draft, search: SearchRecord): { payBy: number; guaranteed: number } | null {
  // On the hold route (SUPPLIER 6) every airline holds orders as ZZ does.
  const patient = draft.carrier.kind === 'training' || scenarioOf(search.slices) === 'holdable';
  const holdHours = patient ? 72 : draft.carrier.holdHours;
  const departs = draft.itineraries[0]?.flights[0].departs ?? search.created;
  if (holdHours === null) return null;
  // Close to the departure only these hold orders.
  if (!patient && departs - search.created < 72 * hour) return null;
  const payBy = Math.min(search.created + holdHours * hour, departs - hour);
  const guaranteed = search.created + (patient ? 48 : holdHours / 2) * hour;
  return { payBy, guaranteed: Math.min(guaranteed, payBy) };
}

function paymentRequirements(draft: Draft, search: SearchRecord) {
  const hold = holdOf(draft, search);
  return {
    requires_instant_payment: hold === null,
    payment_required_by: hold && new Date(hold.payBy).toISOString(),
    price_guarantee_expires_at: hold && new Date(hold.guaranteed).toISOString(),
  };
}
