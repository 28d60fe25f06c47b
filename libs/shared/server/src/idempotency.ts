import { createHash } from 'node:crypto';
import type { ColumnType } from 'kysely';
import { canonicalJson } from './audit/canonical';
import type { Recorder } from './audit/entry';
import { audited, originOf } from './audited';
import type { Db, Tx } from './database';
import { sqlState } from './db/errors';
import { send } from './db/statement';
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
  /** Hours that the answer is kept, at least 24; null keeps it forever, as for bookings (SECURITY 6). */
  keepHours?: number | null;
  status?: number;
}

export const idempotencyKeyForm = /^[\w-]{16,128}$/;
/** Long enough for a quick duplicate's transaction to end, short enough not to hold a connection. */
const waitForTwin = '250ms';
const lockNotAvailable = '55P03';

/**
 * Like `change`, for requests that move money or book, in a route that requires a key: the caller's `Idempotency-Key` and the answer are
 * written in the same transaction as the effect. The same key and request get the first answer again, and `request.replayed` is set;
 * another request gets a 422; while the first one is running, a 425. If `work` throws, the key stays unused.
 */
export async function idempotent<Result>(
  request: Call,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
  options?: IdempotencyOptions,
): Promise<Result> {
  if (request.routeOptions?.config.idempotent !== 'required')
    throw new Error('a route that requires an idempotency key does not declare it');
  const key = keyOf(request);
  if (key === undefined) throw new Problem(400, 'idempotency_key_required');
  return once(request, key, work, options);
}

/**
 * Returns the earlier answer to this request, for a route that must call others before its own transaction: what it checks may have changed
 * since. Undefined the first time; otherwise `request.replayed` is set. Throws a 422 if the key was used for another request.
 */
export async function firstAnswerOf<Result>(request: Call): Promise<Result | undefined> {
  const key = keyOf(request);
  if (key === undefined) return undefined;
  const { userId, companyId } = actorOf(request);
  const asked = { user_id: userId, key, company_id: companyId, request_hash: hashOf(request) };
  const first = await firstAnswer<Result>(request.server.kernel.db, asked);
  if (first) request.replayed = true;
  return first?.body;
}

/** Returns the caller's key, if any; throws a 400 if it is malformed. */
export function keyOf({ headers }: Pick<Call, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !idempotencyKeyForm.test(key)) {
    throw new Problem(400, 'idempotency_key_invalid');
  }
  return key;
}

/** Implements `idempotent` for a given key. */
export async function once<Result>(
  request: Call,
  key: string,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
  { keepHours = 24, status = 200 }: IdempotencyOptions = {},
): Promise<Result> {
  const { userId, companyId } = actorOf(request);
  const requestHash = hashOf(request);
  const { body, replayed } = await audited(request.server.kernel, originOf(request), async (tx, record) => {
    const claimed = {
      user_id: userId,
      key,
      company_id: companyId,
      request_hash: requestHash,
      created_at: new Date(),
      expires_at: keepHours === null ? null : new Date(Date.now() + keepHours * 3_600_000),
    };
    const isNew = await claim(tx, claimed);
    if (!isNew) {
      const first = await firstAnswer<Result>(tx, claimed);
      if (!first) throw new Error('a key claimed by another request has no row');
      return { body: first.body, replayed: true };
    }
    const body = await work(tx, record);
    await send(tx, answerKey, [status, JSON.stringify(body), userId, key]);
    return { body, replayed: false };
  });
  request.replayed = replayed;
  return body;
}

export async function forgetExpiredKeys(db: Call['server']['kernel']['db'], now = new Date()): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<', now).execute();
}

type Claim = Omit<IdempotencyKeysTable, 'status' | 'body'>;

/**
 * Limits the wait for a duplicate, and removes that limit for the following statements if the key is new. After a key that is not new only
 * one SELECT follows.
 */
const claimKey = `
  insert into "idempotency_keys" ("user_id", "key", "company_id", "request_hash", "created_at", "expires_at")
  select $1, $2, $3, $4, $5::timestamptz, $6::timestamptz where set_config('lock_timeout', '${waitForTwin}', true) is not null
  on conflict ("user_id", "key") do nothing
  returning set_config('lock_timeout', '0', true)`;

const answerKey = `update "idempotency_keys" set "status" = $1, "body" = $2 where "user_id" = $3 and "key" = $4`;

/** Returns true if this request claimed the key; false if an earlier one has used it. */
async function claim(tx: Tx, row: Claim): Promise<boolean> {
  const { user_id, key, company_id, request_hash, created_at, expires_at } = row;
  try {
    const claimed = await send(tx, claimKey, [
      user_id,
      key,
      company_id,
      request_hash,
      created_at,
      expires_at,
    ]);
    return claimed.length === 1;
  } catch (error) {
    if (sqlState(error) === lockNotAvailable)
      throw new Problem(425, 'request_in_progress', { retryAfter: 1 });
    throw error;
  }
}

/**
 * Returns the earlier answer; undefined if there is none. Throws a 422 for another request, and for a user who has changed companies since,
 * because the answer may be about the former company (SECURITY 58).
 */
async function firstAnswer<Result>(
  db: Db,
  asked: Pick<Claim, 'user_id' | 'key' | 'company_id' | 'request_hash'>,
): Promise<{ body: Result } | undefined> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'company_id', 'body'])
    .where('user_id', '=', asked.user_id)
    .where('key', '=', asked.key)
    .executeTakeFirst();
  if (!first) return undefined;
  if (first.request_hash !== asked.request_hash || first.company_id !== asked.company_id) {
    throw new Problem(422, 'idempotency_key_reused');
  }
  return { body: first.body as Result };
}

function hashOf({ method, url, body }: Call): string {
  return createHash('sha256')
    .update(canonicalJson([method, url, body ?? null]))
    .digest('hex');
}
