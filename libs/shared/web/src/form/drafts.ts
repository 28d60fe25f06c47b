import { forget, keepIfPossible, keptKeys, parseKept, readKept } from '../device/device';
import { readSession } from '../session/storage';
import type { Leaving } from '../session/unsaved';

/** Unsaved input of a form whose page ended. */
export interface Draft {
  /** Identifies the form instance on this device: each has one draft and never overwrites another's. */
  slot: string;
  /** The form's path with its identifying URL parameters. */
  form: string;
  why: Leaving;
  /** The time of storing, in milliseconds since 1970, by the device's clock. */
  at: number;
  /** The field values that JSON can hold. */
  values: object;
  /** Whether values that must not be stored were left out, to be entered again. */
  isPartial: boolean;
  /** The version of the edited record. */
  version?: number | undefined;
  /** The idempotency key of a save whose answer did not arrive. */
  key?: string | undefined;
}

/** In milliseconds: as long as the API remembers idempotency keys (ADR 61). */
const life = 24 * 3_600_000;
/** The maximum number of drafts, more than the forms a user has open at once. */
const most = 20;

const all = 'draft.';
const prefixOf = (userId: string) => `${all}${userId}.`;

/** Returns the storage keys of the signed-in user's drafts; none without a user. */
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

/** Stores a draft for the page's user, unless storage is full or blocked. */
export function keepDraft(draft: Omit<Draft, 'at'>): void {
  const { user } = readSession();
  if (!user) return;
  forgetOldDrafts();
  keepIfPossible(
    prefixOf(user.id) + draft.slot,
    JSON.stringify({ ...draft, at: Date.now() } satisfies Draft),
  );
}

/** Orders drafts: the form's own first, then by time, newest first. */
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
 * Returns the signed-in user's drafts of a form whose page ended normally, newest first. With `page`, a path, drafts of other forms at that
 * path with other parameters follow.
 */
export function draftsOf(form: string, page?: string): Draft[] {
  return allDraftsOf(form, page).filter(({ why }) => why !== 'crashed');
}

/** Returns drafts of pages that crashed, without those that another tab still has open. */
export async function crashedDraftsOf(form: string, page?: string): Promise<Draft[]> {
  const drafts = allDraftsOf(form, page).filter(({ why }) => why === 'crashed');
  if (drafts.length === 0) return [];
  const { held = [] } = (await locks()?.query()) ?? {};
  const open = new Set(held.map(({ name }) => name));
  return drafts.filter(({ slot }) => !open.has(lockOf(slot)));
}

/** Web Locks need a secure context; without one, a crashed form cannot be told from an open one. */
const locks = () => navigator.locks as LockManager | undefined;
const lockOf = (slot: string) => `${all}${slot}`;

/** Marks this draft's form as open, for other tabs, until the returned function is called or the page ends. Undefined without Web Locks. */
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

/** Deletes the draft kept in case of a crash: its form was saved or discarded. */
export function forgetCrashed(slot: string): void {
  const { user } = readSession();
  if (user && read(prefixOf(user.id) + slot)?.why === 'crashed') forgetDraft(slot);
}

export function forgetDraft(slot: string): void {
  const { user } = readSession();
  if (user) forget(prefixOf(user.id) + slot);
}

/** Deletes all drafts of the signed-in user, and no others. */
export function forgetDrafts(): void {
  ownKeys().forEach(forget);
}

/** Deletes expired, excess and invalid drafts of all users, leaving room for one more. */
export function forgetOldDrafts(): void {
  const kept = keptKeys(all).map((key) => ({ key, at: read(key)?.at ?? 0 }));
  const newest = kept.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at);
  const stays = new Set(newest.slice(0, most - 1).map(({ key }) => key));
  kept.filter(({ key }) => !stays.has(key)).forEach(({ key }) => forget(key));
}
