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

/** Simulates another tab's storage changes and the events that they cause here, key by key. */
export const otherTab = {
  signsIn: (token: string, user: SessionUser) => happens(signedIn(token, user)),
  /** The API ended the other tab's session (401). */
  losesItsSession: () => happens(nobody),
  signsOut: () => happens([['logouts', String(Number(localStorage.getItem('logouts')) + 1)], ...nobody]),
  /** Signs in while this page is frozen, so that it gets no event. */
  changesUnseen: (token: string, user: SessionUser) => {
    for (const [key, text] of signedIn(token, user)) localStorage.setItem(key, text ?? '');
  },
  does: happens,
};
