import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../i18n/useText';
import type { FilterField } from './filters';

/** A filter removed from the URL; without a reason, its record does not exist. */
interface LeftOut {
  key: string;
  reason?: string | undefined;
}

/** Returns a URL's filters as one comparable text. */
function filtersOf(params: URLSearchParams, fields: readonly FilterField[]): string {
  return JSON.stringify(fields.map(({ key }) => params.get(key)?.trim() ?? ''));
}

/** Returns messages about removed filters, which stay until the filters change. */
export function useLeftOut(fields: readonly FilterField[], params: URLSearchParams) {
  const { t } = useTranslation('common');
  const text = useText();
  const [noted, setNoted] = useState<{ filters: string; all: readonly LeftOut[] }>();
  const note = useCallback(
    (before: URLSearchParams, after: URLSearchParams, left: readonly LeftOut[]) =>
      setNoted((earlier) => ({
        filters: filtersOf(after, fields),
        all: [...(earlier?.filters === filtersOf(before, fields) ? earlier.all : []), ...left],
      })),
    [fields],
  );
  const shown = noted?.filters === filtersOf(params, fields) ? noted.all : undefined;
  const sentences = useMemo(
    () =>
      shown?.flatMap(({ key, reason }) => {
        const label = fields.find((field) => field.key === key)?.label;
        if (!label) return [];
        const filter = text(label);
        return reason ? t('list.leftOut', { filter, reason }) : t('list.unknown', { filter });
      }),
    [shown, fields, t, text],
  );
  return { note, sentences };
}
