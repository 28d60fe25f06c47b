import type { Language } from '@traveldesk/shared-contract';
import type { NewSecondFactor, RecoveryCodes } from '@traveldesk/auth-contract';
import {
  actorOf,
  invalid,
  Problem,
  type Actor,
  type Call,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { accessOf, type User } from '@traveldesk/users-server';
import type { SecondFactor } from '@traveldesk/users-contract';
import type { Clock } from '../clock';
import { sendFactorMail } from '../mails/second-factor.mail';
import { readSecuritySettings } from '../security/security.sql';
import { lockOwnUser } from '../sessions/own-session';
import { endSessionsOf } from '../sessions/sessions.sql';
import { sessionUserOf } from '../sign-in/session-user';
import { isAppCode, keyUri, newKey, stepOf } from './otp';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';
import { needsSecondFactor, isRequired } from './required';
import { openKey, sealKey } from './sealed-key';
import {
  countRecoveryCodes,
  deleteFactor,
  factorOf,
  lockFactor,
  storePending,
  storeRecoveryCodes,
  updateFactor,
} from './second-factor.sql';

interface Tools {
  kernel: Kernel;
  clock: Clock;
}

/** Returns the caller's second factor, and whether they must have one. */
export async function readSecondFactor(kernel: Kernel, request: Call): Promise<SecondFactor> {
  const { userId } = actorOf(request);
  const factor = await factorOf(kernel.db, userId);
  return {
    on: factor?.confirmed_at != null,
    since: factor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(kernel.db, userId),
    required: await isRequiredOf(kernel, kernel.db, userId),
  };
}

/** Creates a key for an app, which is not in use yet; a current app stays until the new one is confirmed. */
export async function beginSecondFactor(
  tx: Tx,
  _record: Recorder,
  actor: Actor,
  { kernel, clock }: Tools,
): Promise<NewSecondFactor['data']> {
  const { userId, email } = actor;
  const key = newKey();
  await lockOwnUser(tx, actor, kernel, clock());
  await storePending(tx, userId, sealKey(kernel, userId, key));
  return { key, uri: keyUri(key, email) };
}

/**
 * Activates the app whose code was typed, and ends the owner's other sessions. Throws a 422 at the code. Guesses are not throttled, because
 * the caller was just shown the key.
 */
export async function confirmSecondFactor(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { code, language }: { code: string; language: Language },
  { kernel, clock }: Tools,
): Promise<RecoveryCodes['data']> {
  const now = clock();
  const user = await lockOwnUser(tx, actor, kernel, now);
  const factor = await lockFactor(tx, user.id);
  if (!factor?.pending) throw new Problem(422, 'second_factor_not_begun');
  const step = isAppCode(code) ? stepOf(openKey(kernel, user.id, factor.pending), code, now, -1) : null;
  if (step === null) throw invalid({ code: 'code_wrong' });
  await updateFactor(tx, user.id, {
    secret: factor.pending,
    pending: null,
    confirmed_at: now,
    last_step: step,
  });
  const codes = await renewCodes(tx, user.id);
  await endSessionsOf(tx, user.id, actor.tokenId);
  record({ entity: 'user', id: user.id, action: 'second_factor_on' });
  await sendFactorMail(tx, kernel, { kind: 'factor_on', user });
  // The second factor is no longer missing, so the response has the permissions of the next request.
  const whole = { ...actor, secondFactorMissing: undefined };
  return { recovery_codes: codes, user: await sessionUserOf(tx, whole, language) };
}

/** Creates ten codes that replace the remaining ones. Throws a 422 if there is no second factor. */
export async function renewRecoveryCodes(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { language }: { language: Language },
  { kernel, clock }: Tools,
): Promise<RecoveryCodes['data']> {
  const user = await lockOwnUser(tx, actor, kernel, clock());
  await openFactor(tx, user.id);
  const codes = await renewCodes(tx, user.id);
  record({ entity: 'user', id: user.id, action: 'recovery_codes_renewed' });
  await sendFactorMail(tx, kernel, { kind: 'recovery_renewed', user });
  return { recovery_codes: codes, user: await sessionUserOf(tx, actor, language) };
}

/** Removes the caller's second factor. Throws a 422 if there is none, or if the caller's roles require one. */
export async function dropSecondFactor(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { kernel, clock }: Tools,
): Promise<void> {
  const user = await lockOwnUser(tx, actor, kernel, clock());
  await openFactor(tx, user.id);
  if (await isRequiredOf(kernel, tx, user.id)) throw new Problem(422, 'second_factor_needed');
  await takeFactorAway(tx, record, actor, { user, action: 'second_factor_off', kind: 'factor_off' }, kernel);
}

interface TakeAway {
  user: User;
  action: 'second_factor_off' | 'second_factor_removed';
  kind: 'factor_off' | 'factor_removed';
}

export async function takeFactorAway(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { user, action, kind }: TakeAway,
  kernel: Kernel,
): Promise<void> {
  await deleteFactor(tx, user.id);
  record({ entity: 'user', id: user.id, action });
  await sendFactorMail(tx, kernel, { kind, user });
}

/** Locks the factor. Throws a 422 if none is in use. */
export async function openFactor(tx: Tx, userId: string): Promise<void> {
  const factor = await lockFactor(tx, userId);
  if (!factor?.secret) throw new Problem(422, 'second_factor_none');
}

async function isRequiredOf(kernel: Kernel, db: Kernel['db'] | Tx, userId: string): Promise<boolean> {
  const { decided } = await readSecuritySettings(db);
  return isRequired(decided, kernel) && needsSecondFactor(await accessOf(db, userId), kernel);
}

async function renewCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await storeRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHash(userId, code)),
  );
  return codes;
}
