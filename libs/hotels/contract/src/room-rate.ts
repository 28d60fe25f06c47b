import { z } from 'zod';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';
import { stayRateSchema } from './result';

/**
 * The cost of a cancellation from the end of the previous tier until `until` (exclusive; null: without end). The wallet gets `refund`
 * back, in the search's currency. `claim` is what the property may claim from the guest, in the supplier's currency (STAYS 3); null if it
 * claims nothing. While the deposit is unknown (`now` is null), `refund` is without it, and `claim` is the whole penalty.
 */
const cancellationTierSchema = z.object({
  until: z.iso.datetime().nullable(),
  refund: moneySchema,
  claim: moneySchema.nullable(),
});
export type CancellationTier = z.infer<typeof cancellationTierSchema>;

/**
 * A rate as fetched when its property is opened, for all rooms, nights and guests. Null is unknown.
 * `commission` is the supplier's estimate, and `note` its text for staff; both are sent only to staff who see net prices.
 */
export const roomRateSchema = stayRateSchema.extend({
  id: idSchema,
  supplier: z.string(),
  /** The amount that a booking takes from the wallet, in the search's currency; null for a deposit that only the quote may name. */
  now: moneySchema.nullable(),
  /**
   * The amounts that the guest pays at the property, one for each currency, never added and never zero. An unknown `due` is
   * left out; an unknown deposit counts as paid there.
   */
  there: z.array(moneySchema),
  /** The tiers from now on, the last without an end; null if the terms are unknown. */
  tiers: z.array(cancellationTierSchema).min(1).nullable(),
  /** The supplier's conditions, in its words. */
  conditions: z.array(z.object({ title: z.string(), description: z.string() })),
  loyalty: z.object({ programme: z.string(), required: z.boolean() }).nullable(),
  negotiated: z.object({ code: z.string().nullable(), name: z.string().nullable() }).nullable(),
  /** The rooms left at this price, as the supplier says. */
  left: z.number().int().nullable(),
  commission: moneySchema.nullable().optional(),
  note: z.string().nullable().optional(),
});
export type RoomRate = z.infer<typeof roomRateSchema>;

const bedSchema = z.object({ type: z.string(), count: z.number().int() });

/** A kind of room with its rates. `photos` are names for `hotelPaths.photo`. */
export const stayRoomSchema = z.object({
  name: z.string(),
  beds: z.array(bedSchema),
  photos: z.array(z.string()),
  rates: z.array(roomRateSchema),
});
export type StayRoom = z.infer<typeof stayRoomSchema>;
