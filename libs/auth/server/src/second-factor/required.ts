import { sensitiveKind, type SensitiveKind } from '@traveldesk/auth-contract';
import type { Kernel } from '@traveldesk/shared-server';
import type { Access } from '@traveldesk/users-server';

type Declared = Pick<Kernel, 'sensitive'>;

/** Of which kind a permission is: as its module declares it, else by its area; null where it needs no second factor. */
export function kindOf(permission: string, { sensitive }: Declared): SensitiveKind | null {
  return sensitive.get(permission) ?? sensitiveKind(permission);
}

/** Whether somebody with this access may not go without a second factor where the setting asks for one. */
export function isConcerned({ administrator, permissions }: Access, declared: Declared): boolean {
  return administrator || [...permissions].some((permission) => kindOf(permission, declared) !== null);
}

/** The setting, where staff have decided; else what the configuration says, which in production is yes. */
export function isRequired(decided: boolean | null, { config }: Pick<Kernel, 'config'>): boolean {
  return decided ?? config.secondFactorRequired;
}

interface Situation {
  /** What staff have decided, if they have. */
  decided: boolean | null;
  /** Whether the user has one. */
  has: boolean;
  access: Access;
}

/** Whether the user must set one up before anything else (SECURITY 23). */
export function isMissing(
  { decided, has, access }: Situation,
  kernel: Pick<Kernel, 'config' | 'sensitive'>,
): boolean {
  return isRequired(decided, kernel) && !has && isConcerned(access, kernel);
}
