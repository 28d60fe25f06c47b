import { instant, list, object, type Json } from '@traveldesk/suppliers-server/duffel';
import type { SupplierReview } from '../adapter';
import { lenient } from './lenient';
import { longText } from './long-text';

/** A longer list is not read at all. */
const mostRead = 1_000;
const longestName = 100;
const longestReview = 3_000;

/** Reads the first reviews, newest first. Reviews without a text are left out. Throws Unreadable. */
export function reviewsIn(data: Json, most: number): SupplierReview[] {
  const reviews = list(data.reviews, 'reviews', mostRead).flatMap((value): SupplierReview[] => {
    const { reviewer_name: name, score, text, created_at: created } = object(value, 'review');
    const read = longText(text, longestReview);
    if (read === null) return [];
    return [
      {
        reviewer: longText(name, longestName) ?? '',
        score: typeof score === 'number' && score >= 0 && score <= 10 ? score : null,
        text: read,
        created_at: lenient(() => instant(created, 'created_at')),
      },
    ];
  });
  const byAge = ({ created_at: at }: SupplierReview) => at ?? '';
  return reviews
    .sort((one, other) => (byAge(one) < byAge(other) ? 1 : byAge(one) > byAge(other) ? -1 : 0))
    .slice(0, most);
}
