import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNoSuchRecord, useUnknown } from '@traveldesk/shared-web';
import type { RemoteOption } from './option';

interface Named {
  value: string | null;
  /** What the record says of its choice. */
  selected?: readonly RemoteOption[] | undefined;
  /** Told where no record that the user may see has the id. */
  onUnknown?: ((id: string) => void) | undefined;
}

/**
 * The names of what a picker of one record has chosen. Where nothing says what it is called, as of an id from the address, it is
 * asked for by `usePicked`; `remember` takes what a search has found.
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
