import { readSession } from './storage';
import { useSession } from './useSession';

/** Whether the stored permission list holds `permission`; no permission asked for is always held. */
export function can(permission: string | undefined, permissions = readSession().permissions): boolean {
  return permission === undefined || permissions.includes(permission);
}

export function useCan(permission: string | undefined): boolean {
  return can(permission, useSession().permissions);
}

/** `usePermissions({ create: 'add_users' })` → `{ create: true }`: what the user may do, by the screen's own words. */
export function usePermissions<Name extends string>(wanted: Record<Name, string>): Record<Name, boolean> {
  const { permissions } = useSession();
  const entries = Object.entries<string>(wanted).map(([name, permission]) => [
    name,
    can(permission, permissions),
  ]);
  return Object.fromEntries(entries) as Record<Name, boolean>;
}

/** SPECIFICATION 6: membership in a role or a module, against the stored lists. */
export function useHasRole(role: string): boolean {
  return useSession().roles.includes(role);
}

export function useHasModule(module: string): boolean {
  return useSession().modules.includes(module);
}
