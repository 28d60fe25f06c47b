import type { MarkupSettings, MarkupSettingsInput } from '@traveldesk/markups-contract';
import {
  fitsCurrency,
  minorUnits,
  moneyOf,
  moneyText,
  readAmount,
  type Money,
} from '@traveldesk/shared-contract';
import {
  checkVersion,
  invalid,
  refuseReadings,
  looserWhenHigher,
  looserWhenMore,
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
import { takeRevision } from '../versions/revision.sql';
import { platformCurrency } from './platform-currency.sql';
import { findSettings, lockSettings, storeSettings, storeShare, type SettingsRow } from './settings.sql';

/** Key of the settings in the history. */
export const settingsEntity = { entity: 'markup_settings', id: 'settings' } as const;

/** The settings as they are kept: the amount with its currency, which the form does not send. */
type Limits = Record<Exclude<keyof MarkupSettingsInput, 'amount_limit' | 'reason'>, string> & {
  amount_limit: Money;
};

/** Two limits above which publishing a rule needs approval, and the limit on discounts. Loosening any of them needs a second person. */
export const markupMoneySettings: MoneySettings<Limits> = {
  name: settingsEntity.entity,
  module: 'markups',
  guards: {
    percent_limit: looserWhenHigher,
    amount_limit: looserWhenMore,
    discount_share: looserWhenHigher,
  },
  show: (_field, value, language) => (typeof value === 'string' ? `${value} %` : moneyText(value, language)),
  lock: lockSettings,
  read: async (db) => limitsOf(await findSettings(db)),
  // A new share takes a revision, because later prices depend on it.
  store: async (tx, record, _actor, { before, after }) => {
    const { percent_limit, amount_limit, discount_share: share } = after;
    await storeSettings(tx, percent_limit, amount_limit);
    if (share !== before.discount_share) await storeShare(tx, share, (await takeRevision(tx)).revision);
    record({ ...settingsEntity, action: 'update', before: audited(before), after: audited(after) });
  },
};

function limitsOf({ percent_limit, amount_limit: minor, currency, discount_share }: SettingsRow): Limits {
  return { percent_limit, amount_limit: moneyOf(minor, currency), discount_share };
}

/** Returns the settings with the changes that await approval. */
export async function readSettings(db: Db | Tx, reader: Actor, kernel: Kernel): Promise<MarkupSettings> {
  const row = await findSettings(db);
  const waiting = await waitingSettings(db, reader, markupMoneySettings, kernel);
  return { ...limitsOf(row), version: row.version, waiting };
}

/**
 * Applies tighter limits at once; looser ones await approval. Throws a 412 when somebody else has saved since; a 422 at `amount_limit` for
 * more decimals than the platform's currency has, or for an ambiguous separator.
 */
export async function saveSettings(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { seen, settings }: Pick<Target, 'seen'> & { settings: MarkupSettingsInput },
  kernel: Kernel,
): Promise<MarkupSettings> {
  const { amount_limit: amount, reason, ...input } = settings;
  const row = await lockSettings(tx);
  checkVersion(seen, row.version);
  const currency = await platformCurrency(tx);
  const given = { amount: readAmount(amount, currency), currency };
  refuseReadings('amount_limit', given);
  if (!fitsCurrency(given)) throw invalid({ amount_limit: 'markup_amount_decimals' });
  const before = limitsOf(row);
  const after = { ...input, amount_limit: moneyOf(minorUnits(given), given.currency) };
  const change = { settings: markupMoneySettings, before, after, reason };
  await saveMoneySettings(tx, record, actor, change, kernel);
  return readSettings(tx, actor, kernel);
}

const audited = ({ percent_limit, amount_limit: { amount, currency }, discount_share }: Limits) => ({
  percent_limit,
  amount_limit: `${amount} ${currency}`,
  discount_share,
});
