import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { useZodRules, type FieldRules } from '@traveldesk/shared-ui';
import './texts';
import en from './texts/en.json';

/** Returns the field rules of a price check, with the messages of its schema. */
export function useCheckRules(schema: ZodType): FieldRules {
  const { t } = useTranslation('markupPriceCheck');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  return useZodRules(schema, sentence);
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
