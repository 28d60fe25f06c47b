import { createHash } from 'node:crypto';
import { sql, type ColumnType } from 'kysely';
import { canonicalJson } from './audit/canonical';
import type { Recorder } from './audit/entry';
import { change } from './change';
import type { Tx } from './database';
import { sqlState } from './db/errors';
import { actorOf } from './http/request';
import type { Call } from './http/types';
import { Problem } from './problem';

export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  company_id: string | null;
  request_hash: string;
  status: number | null;
  body: ColumnType<unknown, string | null, string>;
  created_at: Date;
  expires_at: Date | null;
}

declare module './database' {
  interface Database {
    idempotency_keys: IdempotencyKeysTable;
  }
}

export interface IdempotencyOptions {
  /** Hours the answer is kept, at least 24; null keeps it for ever, as a booking's (SECURITY 6). */
  keepHours?: number | null;
  status?: number;
}

const keyForm = /^[\w-]{16,128}$/;
/** Long enough for the transaction of a quick twin to end, short enough to hold no connection. */
const waitForTwin = '250ms';
const lockNotAvailable = '55P03';

/**
 * `change` for calls that move money or book: the caller's `Idempotency-Key` header, and the answer, are
 * written in the effect's transaction. The same key and request again get the first answer; with another
 * request a 422; while the first one still runs a 425. Whatever `work` throws leaves the key unused.
 */
export async function idempotent<Result>(
  request: Call,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
  { keepHours = 24, status = 200 }: IdempotencyOptions = {},
): Promise<Result> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !keyForm.test(key)) throw new Problem(400, 'idempotency_key_required');
  const { userId, companyId } = actorOf(request);
  const requestHash = hashOf(request);
  return change(request, async (tx, record) => {
    const isNew = await claim(tx, {
      user_id: userId,
      key,
      company_id: companyId,
      request_hash: requestHash,
      created_at: new Date(),
      expires_at: keepHours === null ? null : new Date(Date.now() + keepHours * 3_600_000),
    });
    if (!isNew) return firstAnswer<Result>(tx, userId, key, requestHash);
    const body = await work(tx, record);
    await tx
      .updateTable('idempotency_keys')
      .set({ status, body: JSON.stringify(body) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
    return body;
  });
}

/** Takes out the keys whose time is over. */
export async function forgetExpiredKeys(db: Call['server']['kernel']['db'], now = new Date()): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<', now).execute();
}

type Claim = Omit<IdempotencyKeysTable, 'status' | 'body'>;

/** True when the key is this call's; false when an earlier call has used it. */
async function claim(tx: Tx, row: Claim): Promise<boolean> {
  await sql`set local lock_timeout = ${sql.lit(waitForTwin)}`.execute(tx);
  try {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('idempotency_keys')
      .values({ ...row, status: null, body: null })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .executeTakeFirstOrThrow();
    await sql`set local lock_timeout = 0`.execute(tx);
    return numInsertedOrUpdatedRows === 1n;
  } catch (error) {
    if (sqlState(error) === lockNotAvailable)
      throw new Problem(425, 'request_in_progress', { retryAfter: 1 });
    throw error;
  }
}

async function firstAnswer<Result>(
  tx: Tx,
  userId: string,
  key: string,
  requestHash: string,
): Promise<Result> {
  const { request_hash: firstHash, body } = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (firstHash !== requestHash) throw new Problem(422, 'idempotency_key_reused');
  return body as Result;
}

function hashOf({ method, url, body }: Call): string {
  return createHash('sha256')
    .update(canonicalJson([method, url, body ?? null]))
    .digest('hex');
}
