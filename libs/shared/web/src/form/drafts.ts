import { forget, keepIfPossible, keptKeys, parseKept, readKept } from '../device/device';
import { readSession } from '../session/storage';
import type { Leaving } from '../session/unsaved';

/** What was typed into a form and not saved when its page ended. */
export interface Draft {
  /** Which of the forms on this device kept it: each has one draft, and never writes over another's. */
  slot: string;
  /** The form's address, with the parameters that say whose it is. */
  form: string;
  why: Leaving;
  /** When, in milliseconds since 1970, by the device's clock. */
  at: number;
  /** What JSON can hold of the fields' values. */
  values: object;
  /** Whether something was left out that is not for storing, and has to be entered again. */
  isPartial: boolean;
  /** The version of the record that was edited. */
  version?: number | undefined;
  /** The idempotency key of a save that nobody has seen the answer of. */
  key?: string | undefined;
}

/** As long as the API knows the keys of saves, too (ADR 61). */
const life = 24 * 3_600_000;
/** More forms than somebody has open at once. */
const most = 20;

const all = 'draft.';
const prefixOf = (userId: string) => `${all}${userId}.`;

/** The keys under which the signed-in user's drafts are kept; nobody's where nobody is known. */
function ownKeys(): string[] {
  const { user } = readSession();
  return user ? keptKeys(prefixOf(user.id)) : [];
}

const isLeaving = (why: unknown) => why === 'signedOut' || why === 'left' || why === 'crashed';

function isDraft(kept: unknown): kept is Draft {
  const { slot, form, why, at, values, isPartial, version, key } = (kept ?? {}) as Record<string, unknown>;
  return (
    [slot, form].every((text) => typeof text === 'string') &&
    isLeaving(why) &&
    typeof at === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    typeof isPartial === 'boolean' &&
    ['number', 'undefined'].includes(typeof version) &&
    ['string', 'undefined'].includes(typeof key)
  );
}

function read(key: string): Draft | undefined {
  const kept = parseKept(readKept(key));
  const age = isDraft(kept) ? Date.now() - kept.at : NaN;
  return isDraft(kept) && age >= 0 && age < life ? kept : undefined;
}

/** Keeps a draft for the user whose page this is. Where the device is full or blocked there is none. */
export function keepDraft(draft: Omit<Draft, 'at'>): void {
  const { user } = readSession();
  if (!user) return;
  forgetOldDrafts();
  keepIfPossible(
    prefixOf(user.id) + draft.slot,
    JSON.stringify({ ...draft, at: Date.now() } satisfies Draft),
  );
}

/** Orders drafts: those of the form itself first, then the newest first. */
export const inDraftOrder = (form: string) => (one: Draft, other: Draft) =>
  Number(other.form === form) - Number(one.form === form) || other.at - one.at;

function allDraftsOf(form: string, page?: string): Draft[] {
  const isOwn = (draft: Draft) => draft.form === form;
  const isOfPage = (draft: Draft) => page !== undefined && draft.form.startsWith(`${page}?`);
  return ownKeys()
    .flatMap((key) => read(key) ?? [])
    .filter((draft) => isOwn(draft) || isOfPage(draft))
    .sort(inDraftOrder(form));
}

/**
 * The signed-in user's drafts of a form that has come to its end, the newest first. With `page`, a path, those of its other forms follow:
 * forms of the same path with other parameters.
 */
export function draftsOf(form: string, page?: string): Draft[] {
  return allDraftsOf(form, page).filter(({ why }) => why !== 'crashed');
}

/** Those of a form's pages that have ended without a word: what another tab is still typing is none. */
export async function crashedDraftsOf(form: string, page?: string): Promise<Draft[]> {
  const drafts = allDraftsOf(form, page).filter(({ why }) => why === 'crashed');
  if (drafts.length === 0) return [];
  const { held = [] } = (await locks()?.query()) ?? {};
  const open = new Set(held.map(({ name }) => name));
  return drafts.filter(({ slot }) => !open.has(lockOf(slot)));
}

/** Browsers lend locks to safe pages alone: elsewhere nobody can tell a form that has crashed from one that is open. */
const locks = () => navigator.locks as LockManager | undefined;
const lockOf = (slot: string) => `${all}${slot}`;

/**
 * Says to the other tabs that the form of this draft is open, for as long as its page lives; returns what says that it is not any
 * more. Undefined where the browser cannot say so.
 */
export function openDraft(slot: string): (() => void) | undefined {
  const manager = locks();
  if (!manager) return undefined;
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  void manager.request(lockOf(slot), () => closed).catch(() => undefined);
  return close;
}

/** What was kept in case of a crash is of no use any more: its form was saved, or given up. */
export function forgetCrashed(slot: string): void {
  const { user } = readSession();
  if (user && read(prefixOf(user.id) + slot)?.why === 'crashed') forgetDraft(slot);
}

export function forgetDraft(slot: string): void {
  const { user } = readSession();
  if (user) forget(prefixOf(user.id) + slot);
}

/** Forgets all that the signed-in user has typed and not saved; what others have is theirs. */
export function forgetDrafts(): void {
  ownKeys().forEach(forget);
}

/** Forgets what is too old, too much, or no draft, whoever's it was, and leaves room for one more. */
export function forgetOldDrafts(): void {
  const kept = keptKeys(all).map((key) => ({ key, at: read(key)?.at ?? 0 }));
  const newest = kept.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at);
  const stays = new Set(newest.slice(0, most - 1).map(({ key }) => key));
  kept.filter(({ key }) => !stays.has(key)).forEach(({ key }) => forget(key));
}
