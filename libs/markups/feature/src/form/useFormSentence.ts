import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomSentence } from '@traveldesk/shared-ui';
import './texts';
import en from './texts/en.json';

/** Returns the message of a schema issue of the markups contract, by its key. */
export function useFormSentence(): CustomSentence {
  const { t } = useTranslation('markupForm');
  return useCallback((key) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
