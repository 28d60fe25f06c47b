import { amountText, minorUnits, wholeUnits } from '../../world/money';
import type { FoundOffer } from './offers';
import { sliceContextOf } from './offer.wire';
import { scenarioOf } from './scenarios';

/** Something that can be bought with an offer. The amount is one's, in minor units. */
export interface Service {
  /** `ase_…`, of the offer; an order makes a `ser_…` of it. */
  id: string;
  type: 'baggage' | 'seat';
  passengerId: string;
  segmentIds: string[];
  amount: number;
  most: number;
  metadata: Record<string, unknown>;
  /** The seat it is, as `FLIGHT 12A`; null for a bag. */
  seat: string | null;
}

const bags = [
  { kind: 'checked', suffix: 'bc', euro: 32, most: 3, kg: 23 },
  { kind: 'carry_on', suffix: 'bh', euro: 18, most: 1, kg: 10 },
] as const;
/** A bag of ZZ, in whatever currency (SUPPLIER 6). */
const trainingBag = 20;

/** Bags beyond those of the fare, for each passenger with a seat and for the whole journey. */
export function baggageServices({ draft, search }: FoundOffer): Service[] {
  const scenario = scenarioOf(search.slices);
  if (scenario === 'no_baggage' || scenario === 'no_services') return [];
  const segmentIds = segmentIdsOf({ draft, search });
  const seated = search.passengers.filter(({ fare }) => fare !== 'infant_without_seat');
  return seated.flatMap((passenger, at) =>
    bags
      .filter(({ kind }) => kind === 'checked' || draft.brand.carryOn === 0)
      .map(({ kind, suffix, euro, most, kg }) => ({
        id: `ase_${draft.id.slice(4)}${suffix}${at}`,
        type: 'baggage' as const,
        passengerId: passenger.id,
        segmentIds,
        amount:
          draft.carrier.kind === 'training'
            ? wholeUnits(trainingBag, search.currency)
            : minorUnits(euro * draft.itineraries.length, search.currency),
        most,
        metadata: {
          type: kind,
          maximum_weight_kg: kg,
          maximum_height_cm: null,
          maximum_length_cm: null,
          maximum_depth_cm: null,
        },
        seat: null,
      })),
  );
}

function segmentIdsOf({ draft, search }: FoundOffer): string[] {
  const { seed } = sliceContextOf(draft, search);
  return draft.itineraries.flatMap(({ flights }, slice) =>
    flights.map((_, at) => `seg_${seed}${slice}${at}`),
  );
}

/** As `available_services` have it. */
export function serviceWire(service: Service, currency: string) {
  return {
    id: service.id,
    type: service.type,
    maximum_quantity: service.most,
    passenger_ids: [service.passengerId],
    segment_ids: service.segmentIds,
    total_amount: amountText(service.amount, currency),
    total_currency: currency,
    metadata: service.metadata,
  };
}
