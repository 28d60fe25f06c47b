import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { duplicateParameter } from './duplicate-address';
import type { FormPageProps } from './FormPage';
import { useRecordAtOpen } from './useRecordAtOpen';

const keys = [duplicateParameter];

interface Result<Found> {
  currentData?: Found | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface Duplicate<Found, Values extends object> extends Pick<
  FormPageProps<Values>,
  'initialValues' | 'loadError' | 'onRetry' | 'keys' | 'opensRecord'
> {
  /** The original, once loaded, which names the chosen records. */
  original: Found | undefined;
}

/**
 * Returns the first values of a form for a new record: `blank`, or those of the record that the URL names, as the user may see it now.
 * `valuesOf` leaves out what two records cannot share, such as codes, and secrets.
 */
export function useDuplicate<Found, Values extends object>(
  useRecord: (id: string | SkipToken, options: { refetchOnMountOrArgChange: true }) => Result<Found>,
  valuesOf: (record: Found) => Values,
  blank: Values | undefined,
): Duplicate<Found, Values> {
  const [search] = useSearchParams();
  const id = search.get(duplicateParameter);
  const record = useRecord(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const original = useRecordAtOpen(record);
  if (!id) return { original: undefined, initialValues: blank };
  return {
    original,
    keys,
    opensRecord: true,
    initialValues: original && valuesOf(original),
    loadError: record.error,
    onRetry: () => void record.refetch(),
  };
}
