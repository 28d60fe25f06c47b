import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formerCodeOf } from '@traveldesk/geo-contract';
import type { FormerCodeNote } from './place-options';
import './texts';

/** Returns notes on former airport codes, for a typed text. */
export function useFormerCodeNote(): (typed: string) => FormerCodeNote {
  const { t } = useTranslation('geoPickers');
  return useCallback(
    (typed) => (airport) => {
      const code = formerCodeOf(airport, typed);
      return code && t('formerly', { code });
    },
    [t],
  );
}
