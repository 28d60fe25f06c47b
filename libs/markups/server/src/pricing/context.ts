import type { JourneyType } from '@traveldesk/markups-contract';
import type { CompiledRules, PricedPlace, PricingContext } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';


/** What of a context is JSON, to be kept with the price. */
export type KeptContext = Omit<PricingContext, 'place'>;

export interface ContextInput {
  /** Who pays; null where staff search for no company. */
  company: { id: string } | null;
  /** What prices are in: the company's currency, else the platform's. */
  currency: string;
  suppliers: readonly { id: string; currency: string; markup_enabled: boolean }[];
  journey: JourneyType;
  at: Date;
  rules: Pick<CompiledRules, 'currencies'>;
  place: (code: string) => PricedPlace | undefined;
}

/**
 * The context of each supplier's offers, by its id: who pays, and one rate for each currency, as of `at`. A currency without a
 * usable rate is not in `rates`: a supplier of such a one cannot be priced.
 */
export async function pricingContextFor(
  _db: Db,
  { company, currency, suppliers, journey, at, place }: ContextInput,
): Promise<ReadonlyMap<string, PricingContext>> {
  return new Map(
    suppliers.map(({ id, markup_enabled: markupEnabled }) => [
      id,
      {
        companies: company ? [{ id: company.id, type: 'B2B' as const }] : [],
        supplierId: id,
        markupEnabled,
        journey,
        at: at.toISOString(),
        currency,
        rates: {},
        place,
      },
    ]),
  );
}

/** What rules can ask of airports, by their codes; what is not known is not there. */
export async function pricedPlaces(
  _db: Db,
  _codes: readonly string[],
): Promise<ReadonlyMap<string, PricedPlace>> {
  return new Map();
}
