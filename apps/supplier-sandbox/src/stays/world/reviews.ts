import { diceOf } from '../../world/random';
import type { Property } from './property';
import { reviewers, reviewTexts } from './words.data';

const most = 60;
/** The date of the newest review; fixed, so that a property always has the same reviews. */
const newest = Date.parse('2026-11-01T00:00:00Z');
const dayMs = 86_400_000;

/** The reviews of guests, newest first. */
export function reviewsOf({ id, reviews, score }: Property) {
  const dice = diceOf('reviews', id);
  let at = newest;
  return Array.from({ length: Math.min(reviews ?? 0, most) }, (_, index) => {
    at -= dice.between(1, 20) * dayMs;
    return {
      id: `${id} ${index}`,
      created_at: new Date(at).toISOString(),
      reviewer_name: dice.pick(reviewers),
      score: Math.min(Math.max(Math.round((score ?? 5) + dice.between(-2, 2)), 1), 10),
      text: dice.pick(reviewTexts),
    };
  });
}
