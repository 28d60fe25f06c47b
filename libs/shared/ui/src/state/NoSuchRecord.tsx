import { skipToken } from '@reduxjs/toolkit/query';
import { Navigate, useLocation } from 'react-router-dom';
import { navigator, useSharedLastChangeQuery } from '@traveldesk/shared-web';
import { DeletedRecord } from './DeletedRecord';

export interface NoSuchRecordProps {
  /** The list of such records. */
  back: string;
  backLabel: string;
  /** The path of the record's history, which is kept after deletion. */
  history?: string | undefined;
}

/**
 * Shown instead of a record that does not exist. For a deleted record it tells who deleted it and when; for any other id it leads to the
 * "not found" page.
 */
export function NoSuchRecord({ history, ...list }: NoSuchRecordProps) {
  const { pathname } = useLocation();
  const { data: change, isFetching } = useSharedLastChangeQuery(history ?? skipToken);
  if (isFetching) return null;
  if (change?.action === 'delete') return <DeletedRecord change={change} {...list} />;
  return <Navigate to={navigator.missing(pathname)} replace />;
}
