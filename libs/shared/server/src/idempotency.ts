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
  /** Hours the answer is kept, at least 24; null keeps it for ever, as a booking's (SECURITY 6). */
  keepHours?: number | null;
  status?: number;
}

export const idempotencyKeyForm = /^[\w-]{16,128}$/;
/** Long enough for the transaction of a quick twin to end, short enough to hold no connection. */
const waitForTwin = '250ms';
const lockNotAvailable = '55P03';

/**
 * `change` for calls that move money or book, in a route that declares its key as required: the caller's `Idempotency-Key` and the answer
 * are written in the effect's transaction. The same key and request again get the first answer, and `request.replayed`
 * says so; with another request a 422; while the first one still runs a 425. Whatever `work` throws leaves the key unused.
 */
export async function idempotent<Result>(
  request: Call,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
  options?: IdempotencyOptions,
): Promise<Result> {
  if (request.routeOptions?.config.idempotent !== 'required')
    throw new Error('a route that has no effect without a key does not declare it');
  const key = keyOf(request);
  if (key === undefined) throw new Problem(400, 'idempotency_key_required');
  return once(request, key, work, options);
}

/**
 * The answer that this very request was given before, for a route that has to ask others before its own transaction: what it would judge
 * by may be over since. Undefined where it is the first time; `request.replayed` says so otherwise. Throws a 422 for another request.
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

/** The caller's key, if there is one; throws a 400 where it is none that could be kept. */
export function keyOf({ headers }: Pick<Call, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !idempotencyKeyForm.test(key)) {
    throw new Problem(400, 'idempotency_key_invalid');
  }
  return key;
}

/** What `idempotent` does, under a key that the caller has. */
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
      if (!first) throw new Error('a key that another call has claimed has no row');
      return { body: first.body, replayed: true };
    }
    const body = await work(tx, record);
    await send(tx, answerKey, [status, JSON.stringify(body), userId, key]);
    return { body, replayed: false };
  });
  request.replayed = replayed;
  return body;
}

/** Takes out the keys whose time is over. */
export async function forgetExpiredKeys(db: Call['server']['kernel']['db'], now = new Date()): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<', now).execute();
}

type Claim = Omit<IdempotencyKeysTable, 'status' | 'body'>;

/**
 * Waits for a twin no longer than it should, and, where the key is new, lets what follows wait as before. A key that is not new is
 * followed by a reading alone.
 */
const claimKey = `
  insert into "idempotency_keys" ("user_id", "key", "company_id", "request_hash", "created_at", "expires_at")
  select $1, $2, $3, $4, $5::timestamptz, $6::timestamptz where set_config('lock_timeout', '${waitForTwin}', true) is not null
  on conflict ("user_id", "key") do nothing
  returning set_config('lock_timeout', '0', true)`;

const answerKey = `update "idempotency_keys" set "status" = $1, "body" = $2 where "user_id" = $3 and "key" = $4`;

/** True when the key is this call's; false when an earlier call has used it. */
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
 * What the earlier call was answered; undefined where there was none. Throws a 422 for another request, and for a user who has moved
 * since, as it may be about the former company (SECURITY 58).
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
