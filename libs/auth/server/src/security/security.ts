import { type SecurityInput, type SecuritySettings } from '@traveldesk/auth-contract';
import {
  checkVersion,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { isRequired, kindOf } from '../second-factor/required';
import {
  countConcerned,
  lockSecuritySettings,
  readSecuritySettings,
  storeSecuritySettings,
} from './security.sql';

/** What the history of the settings is kept under. */
export const securityEntity = { entity: 'security', id: 'settings' } as const;

/** The settings, what they are about, and whom they concern at this moment. */
export async function readSecurity(kernel: Kernel): Promise<SecuritySettings> {
  const { db, permissions } = kernel;
  const sensitive = [...permissions].sort().flatMap((key) => {
    const kind = kindOf(key, kernel);
    return kind ? [{ key, kind }] : [];
  });
  const counts = await countConcerned(
    db,
    sensitive.map(({ key }) => key),
  );
  const { decided, version } = await readSecuritySettings(db);
  return {
    second_factor_required: isRequired(decided, kernel),
    version,
    permissions: sensitive,
    ...counts,
  };
}

/** Throws a 412. It acts on the next call of everybody whom it concerns, the caller too. */
export async function updateSecurity(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { seen, settings }: Pick<Target, 'seen'> & { settings: SecurityInput },
  kernel: Kernel,
): Promise<void> {
  const { version, decided } = await lockSecuritySettings(tx);
  const before: SecurityInput = { second_factor_required: isRequired(decided, kernel) };
  checkVersion(seen, version);
  await storeSecuritySettings(tx, settings);
  record({ ...securityEntity, action: 'update', before, after: settings });
}
