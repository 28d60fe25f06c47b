import type { TFunction } from 'i18next';
import en from './texts/en.json';

/** Returns the text of a form problem by the contract's key. */
export function problemSentence(t: TFunction<'manualStays'>, key: string): string | undefined {
  return key in en.problems ? t(`problems.${key as keyof typeof en.problems}`) : undefined;
}
