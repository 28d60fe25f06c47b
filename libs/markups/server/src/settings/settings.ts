import type { MarkupSettings, MarkupSettingsInput } from '@traveldesk/markups-contract';
import { fitsCurrency, minorUnits, moneyOf } from '@traveldesk/shared-contract';
import {
  checkVersion,
  invalid,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { platformCurrency } from './platform-currency.sql';
import { takeRevision } from '../versions/revision.sql';
import { findSettings, lockSettings, storeSettings, storeShare, type SettingsRow } from './settings.sql';

/** What the history of the settings is kept under. */
export const settingsEntity = { entity: 'markup_settings', id: 'settings' } as const;

export async function readSettings(db: Db | Tx): Promise<MarkupSettings> {
  return settingsOf(await findSettings(db));
}

/**
 * Another share of discounts takes a revision: prices from then on are made by it. Throws a 412 where somebody else has saved since, or a
 * 422 at `amount_limit` for decimals that the platform's currency has not.
 */
export async function saveSettings(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  {
    percent_limit: percent,
    amount_limit: amount,
    discount_share: share,
    seen,
  }: MarkupSettingsInput & Pick<Target, 'seen'>,
): Promise<MarkupSettings> {
  const before = settingsOf(await lockSettings(tx));
  checkVersion(seen, before.version);
  const given = { amount, currency: await platformCurrency(tx) };
  if (!fitsCurrency(given)) throw invalid({ amount_limit: 'markup_amount_decimals' });
  const limit = moneyOf(minorUnits(given), given.currency);
  await storeSettings(tx, percent, limit);
  if (share !== before.discount_share) await storeShare(tx, share, (await takeRevision(tx)).revision);
  const after = {
    percent_limit: percent,
    amount_limit: limit,
    discount_share: share,
    version: before.version + 1,
  };
  record({ ...settingsEntity, action: 'update', before: audited(before), after: audited(after) });
  return after;
}

function settingsOf({ amount_limit: minor, currency, ...row }: SettingsRow): MarkupSettings {
  return { ...row, amount_limit: moneyOf(minor, currency) };
}

const audited = ({ percent_limit, amount_limit: { amount, currency }, discount_share }: MarkupSettings) => ({
  percent_limit,
  amount_limit: `${amount} ${currency}`,
  discount_share,
});
