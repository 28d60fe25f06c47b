import { amountText, minorUnits, wholeUnits } from '../../world/money';
import type { FoundOffer } from './offers';
import { sliceContextOf } from './offer.wire';
import { scenarioOf } from './scenarios';

/** A service that can be bought with an offer. The amount is per unit, in minor units. */
export interface Service {
  /** `ase_…` in an offer; an order gives it a `ser_…` id. */
  id: string;
  type: 'baggage' | 'seat';
  passengerId: string;
  segmentIds: string[];
  amount: number;
  most: number;
  metadata: Record<string, unknown>;
  /** The seat, as in `FLIGHT 12A`; null for a bag. */
  seat: string | null;
}

const bags = [
  { kind: 'checked', suffix: 'bc', euro: 32, most: 3, kg: 23 },
  { kind: 'carry_on', suffix: 'bh', euro: 18, most: 1, kg: 10 },
] as const;
/** ZZ's price of a bag, in any currency (SUPPLIER 6). */
const trainingBag = 20;

/** Returns extra bags for each passenger with a seat, for the whole journey. */
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

/** Returns a service in the format of `available_services`. */
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
