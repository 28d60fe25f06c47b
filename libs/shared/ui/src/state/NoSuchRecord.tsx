import { skipToken } from '@reduxjs/toolkit/query';
import { Navigate, useLocation } from 'react-router-dom';
import { useSharedLastChangeQuery } from '@traveldesk/shared-web';
import { DeletedRecord } from './DeletedRecord';

export interface NoSuchRecordProps {
  /** The list of such records. */
  back: string;
  backLabel: string;
  /** The path of the record's history, which outlives it. */
  history?: string | undefined;
}

/**
 * In the place of a record that is not there. Of one that was deleted it says by whom and when; for any other, the page that says
 * that there is none, and leads back to the list.
 */
export function NoSuchRecord({ history, ...list }: NoSuchRecordProps) {
  const { pathname } = useLocation();
  const { data: change, isFetching } = useSharedLastChangeQuery(history ?? skipToken);
  if (isFetching) return null;
  if (change?.action === 'delete') return <DeletedRecord change={change} {...list} />;
  return <Navigate to={`/error${pathname}`} replace />;
}
