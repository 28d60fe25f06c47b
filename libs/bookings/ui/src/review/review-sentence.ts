import type { TFunction } from 'i18next';
import { personSentence } from '../person/person';
import './texts';
import en from './texts/en.json';

/** Returns the text of a problem of a person in a review, by the contract's key. */
export function reviewSentence(
  ofReviews: TFunction<'bookingReview'>,
  ofPersons: TFunction<'persons'>,
  key: string,
): string | undefined {
  return key in en.problems
    ? ofReviews(`problems.${key as keyof typeof en.problems}`)
    : personSentence(ofPersons, key);
}
