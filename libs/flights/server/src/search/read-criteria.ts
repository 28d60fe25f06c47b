import { airlineNames } from '@traveldesk/airlines-server';
import { buyerOf, type Buyer } from '@traveldesk/companies-server';
import { platformCurrency } from '@traveldesk/currencies-server';
import {
  criteriaNames,
  decodeCriteria,
  encodeCriteria,
  judgeCriteria,
  type CriteriaDraft,
  type CriteriaErrors,
  type FlightCriteria,
} from '@traveldesk/flights-contract';
import { placesOf } from '@traveldesk/geo-server';
import type { QueryValues } from '@traveldesk/shared-contract';
import { clockNow, invalid, type Actor, type Db } from '@traveldesk/shared-server';
import { z } from 'zod';

/** The query schema of routes that take criteria; its fields are validated one by one later. */
export const criteriaQuerySchema = z.strictObject(
  Object.fromEntries(criteriaNames.map((name) => [name, z.string().max(500).optional()])) as Record<
    (typeof criteriaNames)[number],
    z.ZodOptional<z.ZodString>
  >,
);
export type CriteriaQuery = z.infer<typeof criteriaQuerySchema>;

export interface WantedSearch {
  criteria: FlightCriteria;
  /** The buying company; null if staff search for no company. */
  company: { id: string; name: string } | null;
  /** The currency of its prices: the company's, otherwise the platform's. */
  currency: string;
  /** `queryOf` the criteria: equal for equal searches. `supplier` is appended if only one supplier is asked. */
  query: string;
}

/** Throws a 422 that names every invalid field (TRAVEL-RULES 1 to 7). */
export async function readCriteria(db: Db, query: CriteriaQuery, actor: Actor): Promise<WantedSearch> {
  const { draft, errors: unreadable } = decodeCriteria(valuesOf(query));
  const places = await placesOf(db, codesOf(draft));
  const { criteria, errors } = judgeCriteria(draft, {
    now: clockNow(),
    place: (code) => places.get(code) ?? null,
  });
  const { company, errors: ours } = await companyFor(db, draft, actor);
  const currency = company?.currency ?? (await platformCurrency(db));
  const airline = await airlineErrors(db, draft);
  const all: CriteriaErrors = { ...errors, ...airline, ...ours, ...unreadable };
  if (Object.keys(all).length > 0 || criteria === null) throw invalid(all);
  return { criteria, company, currency, query: queryOf(criteria) };
}

/**
 * Returns a query that is equal for equal searches. The company is compared separately, and flexible dates do not change the search itself.
 */
export function queryOf(criteria: FlightCriteria): string {
  return encodeCriteria({ ...criteria, flexible: false, company_id: null });
}

function valuesOf(query: CriteriaQuery): QueryValues {
  return {
    getAll: (name) => {
      const value = query[name as keyof CriteriaQuery];
      return value === undefined ? [] : [value];
    },
  };
}

function codesOf({ trips }: CriteriaDraft): string[] {
  return trips.flatMap(({ origin, destination }) => [origin, destination]).filter((code) => code !== null);
}

async function airlineErrors(db: Db, draft: CriteriaDraft): Promise<CriteriaErrors> {
  const { airlines, excluded_airlines: excluded, private_fares: fares } = draft;
  const ofFares = fares.map(({ airline }) => airline).filter((airline) => airline !== null);
  const named = [...airlines, ...excluded, ...ofFares];
  if (named.length === 0) return {};
  const known = await airlineNames(db, named);
  const errors: CriteriaErrors = {};
  if (!airlines.every((code) => known.has(code))) errors.airline = 'search_airline_unknown';
  if (!excluded.every((code) => known.has(code))) errors.not_airline = 'search_airline_unknown';
  fares.forEach(({ airline }, index) => {
    if (airline !== null && !known.has(airline)) errors[`fares.${index}.airline`] = 'search_airline_unknown';
  });
  return errors;
}

const refusals = { staff_only: 'search_company_staff_only', unknown: 'search_company_unknown' } as const;

/** Returns the buyer, or an error at the field of the company. */
export async function companyFor(
  db: Db,
  { company_id: wanted }: Pick<CriteriaDraft, 'company_id'>,
  actor: Actor,
): Promise<{ company: Buyer | null; errors: CriteriaErrors }> {
  const company = await buyerOf(db, wanted, actor);
  if (typeof company !== 'string') return { company, errors: {} };
  return { company: null, errors: { company_id: refusals[company] } };
}
