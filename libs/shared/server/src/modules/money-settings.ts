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

/** Tells whether the second value of a setting guards money less than the first. */
export interface MoneyGuard<Value> {
  isLooser(before: Value, after: Value, by: { tx: Tx; actor: Actor }): boolean | Promise<boolean>;
}

/** For each field of the form, how loosening is detected, or null if the field guards no money. */
export type MoneyGuards<Input> = { readonly [Field in keyof Input]: MoneyGuard<Input[Field]> | null };

/**
 * A settings form of which some fields guard money (ADR 99). What tightens acts when it is saved; what loosens waits for a
 * second person. `companyId` is null for settings of the platform.
 */
export interface MoneySettings<Input> {
  /** The kind of record under which the history of the settings is kept; also the name of the settings in a request. */
  name: string;
  /** The server module whose texts name each guarded field: `money_settings.<field>`. */
  module: string;
  guards: MoneyGuards<Input>;
  /** A value of a field, written for people. */
  show(field: string, value: Input[keyof Input], language: Language, texts: Texts): string;
  /** Nobody else changes the settings until the transaction ends. */
  lock(tx: Tx, companyId: string | null): Promise<unknown>;
  /** The settings in force. */
  read(db: Db | Tx, companyId: string | null): Promise<Input>;
  /** Stores all fields as a new version of the locked settings, with an entry in their history. */
  store(
    tx: Tx,
    record: Recorder,
    actor: Actor,
    change: { companyId: string | null; before: Input; after: Input },
  ): Promise<void>;
}

type AnySettings = MoneySettings<Record<string, unknown>>;

/** A field that somebody wants to loosen; the values are what JSON can hold. */
export interface Loosening {
  settings: AnySettings;
  companyId: string | null;
  field: string;
  before: unknown;
  after: unknown;
  reason: string;
}

/** Implemented by approvals, for the settings of all domains, including those below it. */
export interface MoneySettingsTools {
  registered: Map<string, AnySettings>;
  /** Makes the change wait. Throws a 422 at the field where a change of it waits already. */
  ask(tx: Tx, record: Recorder, actor: Actor, change: Loosening, kernel: Kernel): Promise<void>;
  /** The changes that wait, in the reader's language. */
  waiting(
    db: Db | Tx,
    reader: Actor,
    settings: { name: string; companyId: string | null },
    kernel: Kernel,
  ): Promise<WaitingSetting[]>;
}

declare module './tools' {
  interface ModuleTools {
    /** Kept by approvals, for settings of the domains below them too. */
    moneySettings: MoneySettingsTools;
  }
}

/**
 * Declares a settings form, in `contribute` of its module. Throws, and so stops the boot, for a second form of that name and
 * for a guarded field without its text.
 */
export function registerMoneySettings<Input extends Record<string, unknown>>(
  { tools, texts }: Pick<Kernel, 'tools' | 'texts'>,
  settings: MoneySettings<Input>,
): void {
  const registered = tools.moneySettings?.registered;
  if (registered?.has(settings.name)) throw new Error(`Two settings forms are called ${settings.name}.`);
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
  await settings.store(tx, noting(record, reason), actor, { companyId, before, after: now });
}

/** Adds the author's reason to what the history of the settings says. */
export function noting(record: Recorder, reason: string): Recorder {
  if (reason === '') return record;
  return (entry) => record({ ...entry, after: { ...(entry.after as object), reason } });
}

/** Values of settings are what JSON can hold. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The changes of these settings that wait for a second person; told to staff alone. */
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

/** Guards whose setting is looser the higher it is: a decimal as text, or a number. */
export const looserWhenHigher: MoneyGuard<string> & MoneyGuard<number> = {
  isLooser: (before: number | string, after: number | string) => Number(after) > Number(before),
};

/** The message of a save: `settings_waiting` if a change waits for a second person, else the form's own. */
export function savedCode({ waiting = [] }: { waiting?: readonly WaitingSetting[] }, code: string): string {
  return waiting.length > 0 ? 'settings_waiting' : code;
}

/** For a limit in money. In another currency it cannot be compared without a rate, and a rate is power over money: so it is looser. */
export const looserWhenMore: MoneyGuard<Money> = {
  isLooser: (before, after) => before.currency !== after.currency || minorUnits(after) > minorUnits(before),
};
