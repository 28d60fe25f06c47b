import { addDays } from '../../world/zones';
import { between, chance, seeded } from '../../world/random';
import type { Property } from './property';

export interface Stay {
  checkIn: string;
  checkOut: string;
  rooms: number;
  adults: number;
  children: number;
}

export function nightsOf({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): string[] {
  const nights: string[] = [];
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) nights.push(night);
  return nights;
}

/** A few properties are full for a night, and some require more than one night. */
export function isOpen({ id, leastNights, isTest }: Property, nights: readonly string[]): boolean {
  if (isTest) return true;
  return nights.length >= leastNights && !nights.some((night) => chance(0.02, 'full', id, night));
}

/** Returns the price of a night relative to the base price: by season, weekday and chance. */
export function demandOf({ id, isTest }: Property, night: string): number {
  if (isTest) return 1;
  const [month, day] = [Number(night.slice(5, 7)), Number(night.slice(8, 10))];
  const isHigh = month === 7 || month === 8 || (month === 12 && day >= 20) || (month === 1 && day <= 3);
  const weekday = new Date(`${night}T00:00:00Z`).getUTCDay();
  const luck = 0.9 + (seeded('night', id, night) / 2 ** 32) * 0.2;
  return (isHigh ? 1.4 : 1) * (weekday === 5 || weekday === 6 ? 1.15 : 1) * luck;
}

/** Per cent of the price, by country. */
export function taxPercent({ place }: Property): number {
  return between(5, 19, 'stay tax', place.country);
}

/** The city tax for each adult and night, in euros; many cities have none. */
export function cityTax({ place }: Property): number {
  const key = `${place.country} ${place.name}`;
  return chance(0.45, 'city tax', key) ? between(1, 5, 'city tax', key) : 0;
}
