import type { CurrencySettings, CurrencySettingsInput } from '@traveldesk/currencies-contract';
import {
  checkVersion,
  invalid,
  looserWhenHigher,
  saveMoneySettings,
  waitingSettings,
  type Actor,
  type Db,
  type Kernel,
  type MoneySettings,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { moneyHasMoved } from './currencies.tools';
import { findSettings, lockSettings, storeSettings } from './currency-settings.sql';

/** The settings' key in the audit history. */
export const settingsEntity = { entity: 'currency_settings', id: 'settings' } as const;

type Kept = Omit<CurrencySettingsInput, 'reason'>;

/** Guards of the settings: accepting older rates or a larger deviation is looser and needs approval. */
export const currencyMoneySettings: MoneySettings<Kept> = {
  name: settingsEntity.entity,
  module: 'currencies',
  guards: {
    platform_currency: null,
    warn_after_days: null,
    refuse_after_days: looserWhenHigher,
    share: looserWhenHigher,
  },
  show: (field, value, language, texts) =>
    field === 'share'
      ? `${value} %`
      : texts.text('currencies', 'money_settings.days', language, { count: Number(value) }),
  lock: lockSettings,
  read: readInput,
  store: async (tx, record, _actor, { before, after }) => {
    await storeSettings(tx, after);
    record({ ...settingsEntity, action: 'update', before, after });
  },
};

async function readInput(db: Db | Tx): Promise<Kept> {
  const { version: _, ...settings } = await findSettings(db);
  return settings;
}

/** Returns the settings for the form, with changes that wait for approval. */
export async function readSettings(db: Db | Tx, reader: Actor, kernel: Kernel): Promise<CurrencySettings> {
  const currency_fixed = await moneyHasMoved(db, kernel);
  const waiting = await waitingSettings(db, reader, currencyMoneySettings, kernel);
  return { ...(await findSettings(db)), currency_fixed, waiting };
}

/**
 * Applies tighter settings at once and requests approval of looser ones. Throws a 412, or a 422 at `platform_currency` once money has
 * moved, or at `warn_after_days` if the warning would start after the refusal age in force.
 */
export async function updateSettings(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { seen, settings: { reason, ...after } }: Pick<Target, 'seen'> & { settings: CurrencySettingsInput },
  kernel: Kernel,
): Promise<CurrencySettings> {
  const { version, ...before } = await lockSettings(tx);
  checkVersion(seen, version);
  const isFixed = await moneyHasMoved(tx, kernel);
  if (isFixed && after.platform_currency !== before.platform_currency) {
    throw invalid({ platform_currency: 'platform_currency_fixed' }, { value: before.platform_currency });
  }
  const check = ({ warn_after_days: warn, refuse_after_days: refuse }: Kept) => {
    if (warn >= refuse) throw invalid({ warn_after_days: 'days_order_in_force' }, { limit: refuse });
  };
  await saveMoneySettings(
    tx,
    record,
    actor,
    { settings: currencyMoneySettings, before, after, reason, check },
    kernel,
  );
  return readSettings(tx, actor, kernel);
}
