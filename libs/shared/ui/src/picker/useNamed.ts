import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNoSuchRecord, useUnknown } from '@traveldesk/shared-web';
import type { RemoteOption } from './option';

interface Named {
  value: string | null;
  /** The record's present choice. */
  selected?: readonly RemoteOption[] | undefined;
  /** Called if no record that the user may see has the id. */
  onUnknown?: ((id: string) => void) | undefined;
}

/**
 * Names the choice of a single picker. An unknown name, as for an id from the URL, is loaded by `usePicked`; `remember` stores search
 * results.
 */
export function useNamed<Found>(
  { value, selected, onUnknown }: Named,
  usePicked: (id: string | SkipToken) => { currentData?: Found | undefined; error?: unknown },
  optionOf: (record: Found) => RemoteOption,
) {
  const { t } = useTranslation('common');
  const [found, setFound] = useState<readonly RemoteOption[]>([]);
  const known = [...(selected ?? []), ...found];
  const isNamed = known.some((option) => option.value === value);
  const { currentData, error } = usePicked(value && !isNamed ? value : skipToken);
  useUnknown(value, isNoSuchRecord(error), onUnknown);
  const nameless = value && error ? [{ value, label: t('picker.unknown') }] : [];
  return {
    named: currentData ? [...known, optionOf(currentData)] : [...nameless, ...known],
    remember: useCallback(
      (options: readonly RemoteOption[]) => setFound((before) => [...options, ...before]),
      [],
    ),
  };
}
