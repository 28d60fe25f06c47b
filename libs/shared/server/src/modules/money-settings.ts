import {
  languages,
  minorUnits,
  settingReasonLength,
  type Language,
  type Money,
  type WaitingSetting,
} from '@traveldesk/shared-contract';
import type { Recorder } from '../audit/entry';
import type { Db, Tx } from '../database';
import { invalid } from '../problem';
import type { Texts } from '../texts';
import type { Actor } from './actor';
import type { Kernel } from './module';
import { toolsOf } from './tools';

/** Whether the second value of a setting protects money less than the first. */
export interface MoneyGuard<Value> {
  isLooser(before: Value, after: Value, by: { tx: Tx; actor: Actor }): boolean | Promise<boolean>;
}

/** Guards by field of the form; null if the field does not protect money. */
export type MoneyGuards<Input> = { readonly [Field in keyof Input]: MoneyGuard<Input[Field]> | null };

/**
 * A settings form with fields that protect money (ADR 99). Tightening applies at once; loosening waits for a second person. `companyId` is
 * null for the platform's settings.
 */
export interface MoneySettings<Input> {
  /** The kind of record of the settings' history; also identifies the settings in an approval request. */
  name: string;
  /** The server module with the names of guarded fields: `money_settings.<field>`. */
  module: string;
  guards: MoneyGuards<Input>;
  /** Formats a field's value for display. */
  show(field: string, value: Input[keyof Input], language: Language, texts: Texts): string;
  /** Locks the settings until the end of the transaction. */
  lock(tx: Tx, companyId: string | null): Promise<unknown>;
  /** Returns the current settings. */
  read(db: Db | Tx, companyId: string | null): Promise<Input>;
  /** Stores all fields as a new version of the locked settings, with a history entry. */
  store(
    tx: Tx,
    record: Recorder,
    actor: Actor,
    change: { companyId: string | null; before: Input; after: Input },
  ): Promise<void>;
}

type AnySettings = MoneySettings<Record<string, unknown>>;

/** A requested loosening of a field; the values are valid JSON. */
export interface Loosening {
  settings: AnySettings;
  companyId: string | null;
  field: string;
  before: unknown;
  after: unknown;
  reason: string;
}

/** Implemented by approvals, for the settings of all domains, including the domains below it. */
export interface MoneySettingsTools {
  registered: Map<string, AnySettings>;
  /** Requests approval of a change. Throws a 422 at the field if a change of it is already waiting. */
  ask(tx: Tx, record: Recorder, actor: Actor, change: Loosening, kernel: Kernel): Promise<void>;
  /** Returns the waiting changes, in the reader's language. */
  waiting(
    db: Db | Tx,
    reader: Actor,
    settings: { name: string; companyId: string | null },
    kernel: Kernel,
  ): Promise<WaitingSetting[]>;
}

declare module './tools' {
  interface ModuleTools {
    /** Implemented by approvals, also for settings of the domains below it. */
    moneySettings: MoneySettingsTools;
  }
}

/**
 * Registers a settings form, in `contribute` of its module. Throws, which stops the boot, for a second form of the same name and for a
 * guarded field without a text.
 */
export function registerMoneySettings<Input extends Record<string, unknown>>(
  { tools, texts }: Pick<Kernel, 'tools' | 'texts'>,
  settings: MoneySettings<Input>,
): void {
  const registered = tools.moneySettings?.registered;
  if (registered?.has(settings.name)) throw new Error(`Two settings forms have the name ${settings.name}.`);
  for (const [field, guard] of Object.entries(settings.guards)) {
    if (!guard) continue;
    for (const language of languages) texts.text(settings.module, `money_settings.${field}`, language);
  }
  registered?.set(settings.name, settings as unknown as AnySettings);
}

/**
 * Saves a settings form whose settings the caller has locked: each field that would be loosened keeps its value and waits for a
 * second person; the others act now. Throws a 422 at `reason` where a change waits without one. `check` throws where the fields that
 * are left do not fit each other.
 */
export async function saveMoneySettings<Input extends Record<string, unknown>>(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  change: {
    settings: MoneySettings<Input>;
    companyId?: string | null;
    before: Input;
    after: Input;
    /** Of the author; required here so that no form forgets to pass it. */
    reason: string | undefined;
    check?: (now: Input) => void;
  },
  kernel: Kernel,
): Promise<void> {
  const { companyId = null, before, after, reason = '', check } = change;
  const settings = change.settings as unknown as AnySettings;
  const now: Record<string, unknown> = { ...after };
  let isAsked = false;
  for (const [field, guard] of Object.entries(settings.guards)) {
    if (!guard || !(await guard.isLooser(before[field], after[field], { tx, actor }))) continue;
    now[field] = before[field];
    if (reason.length < settingReasonLength) throw invalid({ reason: 'setting_reason' });
    isAsked = true;
    const loosening = { settings, companyId, field, before: before[field], after: after[field], reason };
    await toolsOf(kernel, 'moneySettings').ask(tx, record, actor, loosening, kernel);
  }
  check?.(now as Input);
  const isChanged = Object.keys(settings.guards).some((field) => !isSame(before[field], now[field]));
  if (isAsked && !isChanged) return;
  await settings.store(tx, withReason(record, reason), actor, { companyId, before, after: now });
}

/** Adds the author's reason to what the history of the settings says. */
export function withReason(record: Recorder, reason: string): Recorder {
  if (reason === '') return record;
  return (entry) => record({ ...entry, after: { ...(entry.after as object), reason } });
}

/** Compares as JSON, because settings are valid JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the changes of these settings that wait for a second person; only staff see them. */
export async function waitingSettings(
  db: Db | Tx,
  reader: Actor,
  settings: { name: string; companyId?: string | null },
  kernel: Kernel,
): Promise<WaitingSetting[]> {
  if (reader.type !== 'staff') return [];
  const { name, companyId = null } = settings;
  return (await kernel.tools.moneySettings?.waiting(db, reader, { name, companyId }, kernel)) ?? [];
}

/** For a setting whose higher values are looser: a decimal string, or a number. */
export const looserWhenHigher: MoneyGuard<string> & MoneyGuard<number> = {
  isLooser: (before: number | string, after: number | string) => Number(after) > Number(before),
};

/** Returns the code of the confirmation: `settings_waiting` if a change waits for a second person, otherwise the form's own. */
export function savedCode({ waiting = [] }: { waiting?: readonly WaitingSetting[] }, code: string): string {
  return waiting.length > 0 ? 'settings_waiting' : code;
}

/**
 * For a limit in money. A change of currency counts as looser: comparing currencies needs an exchange rate, and whoever sets rates could
 * then loosen the limit.
 */
export const looserWhenMore: MoneyGuard<Money> = {
  isLooser: (before, after) => before.currency !== after.currency || minorUnits(after) > minorUnits(before),
};
