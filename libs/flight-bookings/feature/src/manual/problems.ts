import type { TFunction } from 'i18next';
import en from './texts/en.json';

/** The sentence of a rule of the forms, by the key that the contract names. */
export function problemSentence(t: TFunction<'manualBookings'>, key: string): string | undefined {
  return key in en.problems ? t(`problems.${key as keyof typeof en.problems}`) : undefined;
}
