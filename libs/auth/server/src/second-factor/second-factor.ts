import type { NewSecondFactor, RecoveryCodes, SecondFactor } from '@traveldesk/auth-contract';
import {
  actorOf,
  change,
  invalid,
  languageOf,
  notFound,
  Problem,
  type Call,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { accessOf, lockUser, type User } from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { sendFactorMail } from '../mails/second-factor.mail';
import { readSecuritySettings } from '../security/security.sql';
import { endSessionsOf } from '../sessions/sessions.sql';
import { sessionUserOf } from '../sign-in/session-user';
import { isAppCode, keyUri, newKey, stepOf } from './otp';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';
import { isConcerned } from './required';
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

interface Input {
  kernel: Kernel;
  clock: Clock;
  request: Call;
}

/** What the caller has, and whether they may go without. */
export async function readSecondFactor(kernel: Kernel, request: Call): Promise<SecondFactor> {
  const { userId } = actorOf(request);
  const factor = await factorOf(kernel.db, userId);
  return {
    on: factor?.confirmed_at != null,
    since: factor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(kernel.db, userId),
    required: await isRequiredOf(kernel.db, userId),
  };
}

/** A key for an app, which counts for nothing yet; an app in use stays until the new one is confirmed. */
export function beginSecondFactor({ kernel, request }: Input): Promise<NewSecondFactor['data']> {
  const { userId, email } = actorOf(request);
  const key = newKey();
  return change(request, async (tx) => {
    await storePending(tx, userId, sealKey(kernel, userId, key));
    return { key, uri: keyUri(key, email) };
  });
}

/**
 * Takes the app into use whose code was typed, and ends the owner's other sessions. Throws a 422 at the code. Guesses
 * are not slowed down: the caller was shown the key a moment ago.
 */
export function confirmSecondFactor(
  { kernel, clock, request }: Input,
  code: string,
): Promise<RecoveryCodes['data']> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    const now = clock();
    const user = await ownUser(tx, actor.userId);
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
    // From here on nothing is missing: the answer's permissions are those of the next call.
    const whole = { ...actor, secondFactorMissing: undefined };
    return { recovery_codes: codes, user: await sessionUserOf(tx, whole, languageOf(request)) };
  });
}

/** Ten new codes in the place of what was left. Throws a 422 where there is no second factor. */
export function renewRecoveryCodes({ kernel, request }: Input): Promise<RecoveryCodes['data']> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    const user = await ownUser(tx, actor.userId);
    await openFactor(tx, user.id);
    const codes = await renewCodes(tx, user.id);
    record({ entity: 'user', id: user.id, action: 'recovery_codes_renewed' });
    await sendFactorMail(tx, kernel, { kind: 'recovery_renewed', user });
    return { recovery_codes: codes, user: await sessionUserOf(tx, actor, languageOf(request)) };
  });
}

/** Turns one's own off. Throws a 422 where there is none, and where the caller's roles may not go without. */
export function dropSecondFactor({ kernel, request }: Input): Promise<void> {
  const { userId } = actorOf(request);
  return change(request, async (tx, record) => {
    const user = await ownUser(tx, userId);
    await openFactor(tx, userId);
    if (await isRequiredOf(tx, userId)) throw new Problem(422, 'second_factor_needed');
    await takeFactorAway(tx, record, { kernel, user, action: 'second_factor_off', kind: 'factor_off' });
  });
}

interface TakeAway {
  kernel: Kernel;
  user: User;
  action: 'second_factor_off' | 'second_factor_removed';
  kind: 'factor_off' | 'factor_removed';
}

/** Deletes the factor, notes it, and tells the owner. */
export async function takeFactorAway(
  tx: Tx,
  record: Recorder,
  { kernel, user, action, kind }: TakeAway,
): Promise<void> {
  await deleteFactor(tx, user.id);
  record({ entity: 'user', id: user.id, action });
  await sendFactorMail(tx, kernel, { kind, user });
}

/** Throws a 422 where there is no second factor in use. */
export async function openFactor(tx: Tx, userId: string): Promise<void> {
  const factor = await lockFactor(tx, userId);
  if (!factor?.secret) throw new Problem(422, 'second_factor_none');
}

async function isRequiredOf(db: Kernel['db'] | Tx, userId: string): Promise<boolean> {
  const { second_factor_required: required } = await readSecuritySettings(db);
  return required && isConcerned(await accessOf(db, userId));
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

/** Locked before the factor, in the same order everywhere. */
async function ownUser(tx: Tx, userId: string): Promise<User> {
  const user = await lockUser(tx, userId);
  if (!user) throw notFound();
  return user;
}
