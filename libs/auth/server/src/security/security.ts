import { type SecurityInput, type SecuritySettings } from '@traveldesk/auth-contract';
import {
  checkVersion,
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
import { isRequired, kindOf } from '../second-factor/required';
import {
  countUsersNeedingFactor,
  lockSecuritySettings,
  readSecuritySettings,
  storeSecuritySettings,
} from './security.sql';

export const securityEntity = { entity: 'security', id: 'settings' } as const;

/** Returns the settings, the sensitive permissions, and the number of users concerned. */
export async function readSecurity(db: Db | Tx, reader: Actor, kernel: Kernel): Promise<SecuritySettings> {
  const { permissions } = kernel;
  const sensitive = [...permissions].sort().flatMap((key) => {
    const kind = kindOf(key, kernel);
    return kind ? [{ key, kind }] : [];
  });
  const counts = await countUsersNeedingFactor(
    db,
    sensitive.map(({ key }) => key),
  );
  const { decided, version } = await readSecuritySettings(db);
  return {
    second_factor_required: isRequired(decided, kernel),
    version,
    waiting: await waitingSettings(db, reader, { name: securityEntity.entity }, kernel),
    permissions: sensitive,
    ...counts,
  };
}

type Decided = Omit<SecurityInput, 'reason'>;

/** Without a second factor a password alone moves money: that is looser. */
export function securityMoneySettings(kernel: Kernel): MoneySettings<Decided> {
  return {
    name: securityEntity.entity,
    module: 'auth',
    guards: { second_factor_required: { isLooser: (before, after) => before && !after } },
    show: (_field, value, language, texts) =>
      texts.text('auth', `money_settings.${value ? 'required' : 'not_required'}`, language),
    lock: lockSecuritySettings,
    read: async (db) => {
      const { decided } = await readSecuritySettings(db);
      return { second_factor_required: isRequired(decided, kernel) };
    },
    store: async (tx, record, _actor, { before, after }) => {
      await storeSecuritySettings(tx, after);
      record({ ...securityEntity, action: 'update', before, after });
    },
  };
}

/**
 * Requiring a second factor takes effect on everybody's next request, including the caller's; dropping it waits for a second person. Throws
 * a 412.
 */
export async function updateSecurity(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { seen, settings: { reason, ...after } }: Pick<Target, 'seen'> & { settings: SecurityInput },
  kernel: Kernel,
): Promise<void> {
  const { version, decided } = await lockSecuritySettings(tx);
  checkVersion(seen, version);
  const before: Decided = { second_factor_required: isRequired(decided, kernel) };
  const change = { settings: securityMoneySettings(kernel), before, after, reason };
  await saveMoneySettings(tx, record, actor, change, kernel);
}
