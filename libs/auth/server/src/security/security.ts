import { sensitiveKind, type SecurityInput, type SecuritySettings } from '@traveldesk/auth-contract';
import { change, checkVersion, type Call, type Kernel } from '@traveldesk/shared-server';
import {
  countConcerned,
  lockSecuritySettings,
  readSecuritySettings,
  storeSecuritySettings,
} from './security.sql';

/** What the history of the settings is kept under. */
export const securityEntity = { entity: 'security', id: 'settings' } as const;

/** The settings, what they are about, and whom they concern at this moment. */
export async function readSecurity({ db, permissions }: Kernel): Promise<SecuritySettings> {
  const sensitive = [...permissions].sort().flatMap((key) => {
    const kind = sensitiveKind(key);
    return kind ? [{ key, kind }] : [];
  });
  const counts = await countConcerned(
    db,
    sensitive.map(({ key }) => key),
  );
  return { ...(await readSecuritySettings(db)), permissions: sensitive, ...counts };
}

/** Throws a 412. It acts on the next call of everybody whom it concerns, the caller too. */
export async function updateSecurity(
  kernel: Kernel,
  request: Call,
  input: SecurityInput,
): Promise<SecuritySettings> {
  await change(request, async (tx, record) => {
    const { version, ...before } = await lockSecuritySettings(tx);
    checkVersion(request, version);
    await storeSecuritySettings(tx, input);
    record({ ...securityEntity, action: 'update', before, after: input });
  });
  return readSecurity(kernel);
}
