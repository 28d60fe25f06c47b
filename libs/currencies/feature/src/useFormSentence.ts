import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import en from './texts/en.json';

/** Returns the message of a violated rule by the key in the contract's schema. */
export function useFormSentence(): (key: string) => string | undefined {
  const { t } = useTranslation('currencies');
  return useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
