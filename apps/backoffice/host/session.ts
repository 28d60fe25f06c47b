import { beginPage, readSession, storeSession } from '@traveldesk/shared-web';
import { testUser } from '@traveldesk/shared-testing/web';
import { domain, permissions } from 'virtual:feature';
import { ownScreens } from './one-library';

/** The texts in any depth of lists and objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The permissions that the library's contract and its screens name, sorted. */
export const allPermissions = [
  ...new Set([...textsIn({ ...permissions }), ...textsIn(ownScreens.map(({ permission }) => permission))]),
]
  .filter((name) => /^[a-z]+_[a-z_]+$/.test(name))
  .sort();

/** Signs in a user with all permissions, unless the page was reloaded, which keeps the chosen ones. */
export function signIn(): void {
  beginPage();
  const name = `${domain}-feature`;
  if (readSession().user?.name === name) return;
  storeSession({ token: 'host', user: testUser({ name, permissions: allPermissions }) });
}
