import { minorUnits, moneyOf, moneyText, type Money } from '@traveldesk/shared-contract';
import {
  checkVersion,
  saveMoneySettings,
  waitingSettings,
  type Actor,
  type Db,
  type Kernel,
  type MoneyGuard,
  type MoneySettings,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { WalletSettings, WalletSettingsInput } from '@traveldesk/wallet-contract';
import { plainText } from './money-text';
import { exceedsLimit } from './requests/exceeds-limit';
import './wallet.tables';

/** The settings' key in the audit history. */
export const settingsEntity = { entity: 'wallet', id: 'settings' } as const;

/** A limit is looser if it is higher, or if no rate by somebody else exists to compare the currencies. */
const looserLimit: MoneyGuard<Money> = {
  isLooser: (before, after, { tx, actor }) => exceedsLimit(tx, { more: after, limit: before }, actor.userId),
};

type Limits = Omit<WalletSettingsInput, 'reason'>;

/** Every wallet setting can be changed alone only to a tighter value. */
export const walletMoneySettings: MoneySettings<Limits> = {
  name: settingsEntity.entity,
  module: 'wallet',
  guards: { deposit_limit: looserLimit, credit_raise_limit: looserLimit },
  show: (_field, value, language) => moneyText(value, language),
  lock: (tx) => tx.selectFrom('wallet_settings').select('id').forUpdate().execute(),
  read: readSettings,
  store: async (tx, record, _actor, { before, after }) => {
    const { deposit_limit: limit, credit_raise_limit: raise } = after;
    await tx
      .updateTable('wallet_settings')
      .set((eb) => ({
        deposit_limit: minorUnits(limit),
        currency: limit.currency,
        credit_raise_limit: minorUnits(raise),
        credit_raise_currency: raise.currency,
        version: eb('version', '+', 1),
      }))
      .execute();
    record({ ...settingsEntity, action: 'update', before: audited(before), after: audited(after) });
  },
};

export async function readSettings(db: Db | Tx): Promise<Limits> {
  const { version: _, ...settings } = await readVersion(db);
  return settings;
}

async function readVersion(db: Db | Tx): Promise<Omit<WalletSettings, 'waiting'>> {
  const row = await db
    .selectFrom('wallet_settings')
    .select(['deposit_limit', 'currency', 'credit_raise_limit', 'credit_raise_currency', 'version'])
    .executeTakeFirstOrThrow();
  return {
    deposit_limit: moneyOf(row.deposit_limit, row.currency),
    credit_raise_limit: moneyOf(row.credit_raise_limit, row.credit_raise_currency),
    version: row.version,
  };
}

/** Returns the settings for the form, with changes that wait for approval. */
export async function shownSettings(db: Db | Tx, reader: Actor, kernel: Kernel): Promise<WalletSettings> {
  const waiting = await waitingSettings(db, reader, walletMoneySettings, kernel);
  return { ...(await readVersion(db)), waiting };
}

/** Applies tighter limits at once and requests approval of looser ones. Throws a 412 if somebody else has saved since. */
export async function saveSettings(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { seen, settings: input }: Pick<Target, 'seen'> & { settings: WalletSettingsInput },
  kernel: Kernel,
): Promise<WalletSettings> {
  await walletMoneySettings.lock(tx, null);
  const { version, ...before } = await readVersion(tx);
  checkVersion(seen, version);
  const after = {
    deposit_limit: asKept(input.deposit_limit),
    credit_raise_limit: asKept(input.credit_raise_limit),
  };
  const change = { settings: walletMoneySettings, before, after, reason: input.reason };
  await saveMoneySettings(tx, record, actor, change, kernel);
  return shownSettings(tx, actor, kernel);
}

/** Pads an amount to its currency's decimals. */
const asKept = (money: Money) => moneyOf(minorUnits(money), money.currency);

const audited = ({ deposit_limit, credit_raise_limit }: Limits) => ({
  deposit_limit: plainText(deposit_limit),
  credit_raise_limit: plainText(credit_raise_limit),
});
