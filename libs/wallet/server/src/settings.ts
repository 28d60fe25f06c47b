import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import {
  checkVersion,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { WalletSettings, WalletSettingsInput } from '@traveldesk/wallet-contract';
import { plainText } from './money-text';
import './wallet.tables';

/** What the history of the settings is kept under. */
export const settingsEntity = { entity: 'wallet', id: 'settings' } as const;

export async function readSettings(db: Db | Tx): Promise<WalletSettings> {
  const row = await db
    .selectFrom('wallet_settings')
    .select(['deposit_limit', 'currency', 'version'])
    .executeTakeFirstOrThrow();
  return { deposit_limit: moneyOf(row.deposit_limit, row.currency), version: row.version };
}

/** Throws a 412 where somebody else has saved since. */
export async function saveSettings(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { deposit_limit: limit, seen }: WalletSettingsInput & { seen?: Target['seen'] },
): Promise<WalletSettings> {
  await tx.selectFrom('wallet_settings').select('id').forUpdate().execute();
  const before = await readSettings(tx);
  checkVersion(seen, before.version);
  const after = { deposit_limit: limit, version: before.version + 1 };
  await tx
    .updateTable('wallet_settings')
    .set({ deposit_limit: minorUnits(limit), currency: limit.currency, version: after.version })
    .execute();
  const said = ({ deposit_limit: money }: Pick<WalletSettings, 'deposit_limit'>) => ({
    deposit_limit: plainText(money),
  });
  record({ ...settingsEntity, action: 'update', before: said(before), after: said(after) });
  return readSettings(tx);
}
