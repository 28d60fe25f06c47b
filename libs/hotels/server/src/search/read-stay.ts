import { buyerOf, type Buyer } from '@traveldesk/companies-server';
import { platformCurrency } from '@traveldesk/currencies-server';
import {
  decodeStay,
  encodeStay,
  guestsOf,
  judgeStay,
  stayNames,
  type StayCriteria,
  type StayPlace,
} from '@traveldesk/hotels-contract';
import type { Language } from '@traveldesk/shared-contract';
import { clockNow, invalid, type Actor, type Db } from '@traveldesk/shared-server';
import { z } from 'zod';
import type { WantedStay } from '../adapter';
import type { Cities } from '../places/cities';
import { placeFor } from '../places/office';
import { findPlace } from '../places/stay-places';

/** The query schema of routes that take criteria; its fields are validated one by one later. */
export const stayQuerySchema = z.strictObject(
  Object.fromEntries(stayNames.map((name) => [name, z.string().max(500).optional()])) as Record<
    (typeof stayNames)[number],
    z.ZodOptional<z.ZodString>
  >,
);
export type StayQuery = z.infer<typeof stayQuerySchema>;

export interface WantedSearch {
  criteria: StayCriteria;
  /** As the reader may see it. */
  place: StayPlace;
  stay: WantedStay;
  /** The buying company; null if staff search for no company. */
  company: Pick<Buyer, 'id' | 'name'> | null;
  /** The currency of its prices: the company's, otherwise the platform's. */
  currency: string;
  /** Equal for equal searches of one company: also around the same point, since an office or a city may move. */
  query: string;
}

/** Errors at the field of the company, by reason of the refusal. */
export const buyerErrors = {
  staff_only: { company_id: 'stay_company_staff_only' },
  unknown: { company_id: 'stay_company_unknown' },
} as const;

/** Throws a 422 that names every invalid field. */
export async function readStay(
  { db, cities }: { db: Db; cities: Cities },
  query: StayQuery,
  { actor, language }: { actor: Actor; language: Language },
): Promise<WantedSearch> {
  const { draft, errors: unreadable } = decodeStay({
    getAll: (name) => [query[name as keyof StayQuery]].filter((value) => value !== undefined),
  });
  const found = await buyerOf(db, draft.company_id, actor);
  const company = typeof found === 'string' ? null : found;
  const context = { db, cities, language, companyId: company?.id ?? null, actor };
  const place = draft.place === null ? null : await findPlace(context, draft.place);
  const { criteria, errors } = judgeStay(draft, { now: clockNow(), place });
  const all = { ...errors, ...(typeof found === 'string' && buyerErrors[found]), ...unreadable };
  if (Object.keys(all).length > 0 || !criteria || !place?.point) throw invalid(all);
  const { point } = place;
  const { radius, check_in, check_out, rooms } = criteria;
  return {
    criteria,
    place: placeFor(actor, place),
    company: company && { id: company.id, name: company.name },
    currency: company?.currency ?? (await platformCurrency(db)),
    stay: { point, radius, check_in, check_out, rooms: rooms.length, ...guestsOf(criteria) },
    query: `${encodeStay({ ...criteria, company_id: null })}&at=${point.latitude},${point.longitude}`,
  };
}
