import { sensitiveKind } from '@traveldesk/auth-contract';
import type { Access } from '@traveldesk/users-server';

/** Whether somebody with this access may not go without a second factor where the setting asks for one. */
export function isConcerned({ administrator, permissions }: Access): boolean {
  return administrator || [...permissions].some((permission) => sensitiveKind(permission) !== null);
}

interface Situation {
  /** The setting. */
  required: boolean;
  /** Whether the user has one. */
  has: boolean;
  access: Access;
}

/** Whether the user must set one up before anything else (SECURITY 23). */
export function isMissing({ required, has, access }: Situation): boolean {
  return required && !has && isConcerned(access);
}
