import { transaction, type Db } from '@traveldesk/shared-server';
import { matchSome } from './property-matches.sql';

/** Keeps the pairs of new and changed records that a person should look at. */
export async function matchProperties(db: Db, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await transaction(db, matchSome)));
}
