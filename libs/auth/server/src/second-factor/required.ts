import { sensitiveKind, type SensitiveKind } from '@traveldesk/auth-contract';
import type { Kernel } from '@traveldesk/shared-server';
import type { Access } from '@traveldesk/users-server';

type Declared = Pick<Kernel, 'sensitive'>;

/** Returns why a permission is sensitive, from its module's declaration or its area; null if it needs no second factor. */
export function kindOf(permission: string, { sensitive }: Declared): SensitiveKind | null {
  return sensitive.get(permission) ?? sensitiveKind(permission);
}

/** Whether a user with this access needs a second factor if the setting requires one. */
export function needsSecondFactor({ administrator, permissions }: Access, declared: Declared): boolean {
  return administrator || [...permissions].some((permission) => kindOf(permission, declared) !== null);
}

/** Returns the staff's decision; otherwise the configured value, which in production is yes. */
export function isRequired(decided: boolean | null, { config }: Pick<Kernel, 'config'>): boolean {
  return decided ?? config.secondFactorRequired;
}

interface Situation {
  /** The staff's decision, if any. */
  decided: boolean | null;
  /** Whether the user has a second factor. */
  has: boolean;
  access: Access;
}

/** Whether the user must set up a second factor before anything else (SECURITY 23). */
export function isMissing(
  { decided, has, access }: Situation,
  kernel: Pick<Kernel, 'config' | 'sensitive'>,
): boolean {
  return isRequired(decided, kernel) && !has && needsSecondFactor(access, kernel);
}
