import { minorUnits, textOrder } from '@traveldesk/shared-contract';
import type { CardRate, StayCard } from './cards';

export type StaySort = 'recommended' | 'price' | 'distance' | 'review';

/** Points that a doubled price, and the whole radius, take from a review score of 0 to 100 (docs/hotels.md). */
const pricePoints = 20;
const distancePoints = 10;

/**
 * Returns the cheapest rate that can be booked; if there is none, the cheapest whose bookability is unknown; otherwise the
 * cheapest of all. Equal
 * prices keep their order.
 */
export function cheapestOf({ rates }: Pick<StayCard, 'rates'>): CardRate | undefined {
  const among = [true, null, false]
    .map((bookable) => rates.filter((rate) => rate.bookable === bookable))
    .find(({ length }) => length > 0);
  return among?.reduce<CardRate | undefined>(
    (least, rate) => (least && minorOf(least) <= minorOf(rate) ? least : rate),
    undefined,
  );
}

/** Sorts cards; unknown values come last, and equal ones by id, so that the order is always the same. */
export function sortStays(cards: readonly StayCard[], sort: StaySort, radius: number): StayCard[] {
  const keyOf = keyFor(sort, cards, radius);
  return cards
    .map((card) => ({ card, key: keyOf(card) }))
    .sort(
      (one, other) => nullLast(one.key, other.key) || textOrder(one.card.property.id, other.card.property.id),
    )
    .map(({ card }) => card);
}

function keyFor(
  sort: StaySort,
  cards: readonly StayCard[],
  radius: number,
): (card: StayCard) => number | null {
  const review = ({ property }: StayCard) => (property.review ? -property.review.score : null);
  if (sort === 'distance') return ({ property }) => property.km;
  if (sort === 'review') return review;
  if (sort === 'price') {
    return (card) => {
      const least = cheapestOf(card);
      return least ? minorOf(least) : null;
    };
  }
  const median = medianOf(cards.flatMap((card) => nightOf(card) ?? []));
  return (card) => {
    const score = review(card);
    const night = nightOf(card);
    if (score === null || night === null) return null;
    const dearer = night > 0 && median > 0 ? Math.log2(night / median) : 0;
    // A property without coordinates counts as far away.
    const far = (card.property.km ?? radius) / radius;
    return score * 10 + pricePoints * dearer + distancePoints * far;
  };
}

function minorOf({ price }: CardRate): number {
  return Number(minorUnits(price.total));
}

function nightOf(card: StayCard): number | null {
  const least = cheapestOf(card);
  return least ? Number(minorUnits(least.price.per_night)) : null;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function nullLast(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}
