import type { CurrencySettings, CurrencySettingsInput } from '@traveldesk/currencies-contract';
import {
  checkVersion,
  invalid,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { moneyHasMoved } from './currencies.tools';
import { findSettings, lockSettings, storeSettings } from './currency-settings.sql';

/** What the history of the settings is kept under. */
export const settingsEntity = { entity: 'currency_settings', id: 'settings' } as const;

export async function readSettings(db: Db, kernel: Pick<Kernel, 'tools'>): Promise<CurrencySettings> {
  return { ...(await findSettings(db)), currency_fixed: await moneyHasMoved(db, kernel) };
}

/** Throws a 412, or a 422 at `platform_currency` where money has moved in the one there is. */
export async function updateSettings(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { seen, settings }: Pick<Target, 'seen'> & { settings: CurrencySettingsInput },
  kernel: Pick<Kernel, 'tools'>,
): Promise<CurrencySettings> {
  const { version, ...before } = await lockSettings(tx);
  checkVersion(seen, version);
  const isFixed = await moneyHasMoved(tx, kernel);
  if (isFixed && settings.platform_currency !== before.platform_currency) {
    throw invalid({ platform_currency: 'platform_currency_fixed' }, { value: before.platform_currency });
  }
  await storeSettings(tx, settings);
  record({ ...settingsEntity, action: 'update', before, after: settings });
  return { ...settings, currency_fixed: isFixed, version: version + 1 };
}
