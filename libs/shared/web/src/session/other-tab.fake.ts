import type { SessionUser } from '@traveldesk/shared-contract';

type Change = [key: string, text: string | null];

function happens(changes: readonly Change[]): void {
  for (const [key, text] of changes) {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  }
}

function signedIn(token: string, user: SessionUser): Change[] {
  return [
    ['user', JSON.stringify(user)],
    ['permissions', JSON.stringify(user.permissions)],
    ['roles', JSON.stringify(user.roles)],
    ['modules', JSON.stringify(user.modules.map(({ key }) => key))],
    ['token', token],
  ];
}

const nobody = ['token', 'user', 'permissions', 'roles', 'modules'].map((key): Change => [key, null]);

/** What another tab of the same browser does to the storage, and how this one is told: key by key. */
export const otherTab = {
  signsIn: (token: string, user: SessionUser) => happens(signedIn(token, user)),
  /** Its session was ended by the API (401). */
  losesItsSession: () => happens(nobody),
  signsOut: () => happens([['logouts', String(Number(localStorage.getItem('logouts')) + 1)], ...nobody]),
  /** The same, in a page that is frozen: it is told of nothing. */
  changesUnseen: (token: string, user: SessionUser) => {
    for (const [key, text] of signedIn(token, user)) localStorage.setItem(key, text ?? '');
  },
  does: happens,
};
