import type { MarkupSettings, MarkupSettingsInput } from '@traveldesk/markups-contract';
import { fitsCurrency, minorUnits, moneyOf, moneyText, type Money } from '@traveldesk/shared-contract';
import {
  checkVersion,
  invalid,
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
import { platformCurrency } from './platform-currency.sql';
import { findSettings, lockSettings, storeSettings } from './settings.sql';

/** What the history of the settings is kept under. */
export const settingsEntity = { entity: 'markup_settings', id: 'settings' } as const;

/** The limits as they are kept; the form sends the amount alone. */
type Limits = Record<keyof MarkupSettingsInput, unknown> & { percent_limit: string; amount_limit: Money };

/** Above these limits publishing a rule waits: both guard money. */
export const markupMoneySettings: MoneySettings<Limits> = {
  name: settingsEntity.entity,
  module: 'markups',
  guards: {
    percent_limit: looserWhenHigher,
    amount_limit: looserWhenMore,
  },
  show: (_field, value, language) => (typeof value === 'string' ? `${value} %` : moneyText(value, language)),
  lock: lockSettings,
  read: readLimits,
  store: async (tx, record, _actor, { before, after }) => {
    await storeSettings(tx, after.percent_limit, after.amount_limit);
    record({ ...settingsEntity, action: 'update', before: audited(before), after: audited(after) });
  },
};

async function readLimits(db: Db | Tx): Promise<Limits> {
  const { percent_limit, amount_limit: minor, currency } = await findSettings(db);
  return { percent_limit, amount_limit: moneyOf(minor, currency) };
}

/** The settings as the form shows them, with the changes that wait for a second person. */
export async function readSettings(db: Db | Tx, reader: Actor, kernel: Kernel): Promise<MarkupSettings> {
  const { version } = await findSettings(db);
  const waiting = await waitingSettings(db, reader, markupMoneySettings, kernel);
  return { ...(await readLimits(db)), version, waiting };
}

/**
 * What tightens acts now, what loosens waits for a second person. Throws a 412 where somebody else has saved since, or a 422 at
 * `amount_limit` for decimals that the platform's currency has not.
 */
export async function saveSettings(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { percent_limit, amount_limit: amount, seen }: MarkupSettingsInput & Pick<Target, 'seen'>,
  kernel: Kernel,
): Promise<MarkupSettings> {
  const { version } = await lockSettings(tx);
  checkVersion(seen, version);
  const given = { amount, currency: await platformCurrency(tx) };
  if (!fitsCurrency(given)) throw invalid({ amount_limit: 'markup_amount_decimals' });
  const before = await readLimits(tx);
  const after = { percent_limit, amount_limit: moneyOf(minorUnits(given), given.currency) };
  await saveMoneySettings(tx, record, actor, { settings: markupMoneySettings, before, after }, kernel);
  return readSettings(tx, actor, kernel);
}

const audited = ({ percent_limit, amount_limit: { amount, currency } }: Limits) => ({
  percent_limit,
  amount_limit: `${amount} ${currency}`,
});
