import type { BookedTier, HotelBooking } from '@traveldesk/hotel-bookings-contract';

/** Returns the tier of a cancellation at an instant; null if the terms are unknown. */
export function tierAt({ tiers }: Pick<HotelBooking, 'tiers'>, now: number): BookedTier | null {
  return tiers?.find(({ until }) => until === null || now < Date.parse(until)) ?? null;
}

/** Returns the tiers that are not over yet. */
export function tiersFrom({ tiers }: Pick<HotelBooking, 'tiers'>, now: number): BookedTier[] | null {
  return tiers?.filter(({ until }) => until === null || now < Date.parse(until)) ?? null;
}

/** Whether a cancellation has the same result and the same end in both tiers. */
export function isSameTier(one: BookedTier | null, other: BookedTier | null): boolean {
  return (
    one?.until === other?.until &&
    one?.back.amount === other?.back.amount &&
    one?.back.currency === other?.back.currency
  );
}
