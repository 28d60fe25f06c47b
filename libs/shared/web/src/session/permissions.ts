import { readSession } from './storage';
import { useSession } from './useSession';

/** A permission; with several, any one is enough; undefined is always granted. */
type Wanted = string | readonly string[] | undefined;

/** Whether the permissions include a wanted one. */
export function can(wanted: Wanted, permissions = readSession().permissions): boolean {
  if (wanted === undefined) return true;
  return (typeof wanted === 'string' ? [wanted] : wanted).some((one) => permissions.includes(one));
}

export function useCan(wanted: Wanted): boolean {
  return can(wanted, useSession().permissions);
}

/** Returns the user's rights under the screen's own names: `usePermissions({ create: 'add_users' })` → `{ create: true }`. */
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
