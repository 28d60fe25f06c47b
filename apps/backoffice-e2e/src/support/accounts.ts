import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

/** The demo sign-ins of the README, all with one password. */
export const accounts = {
  admin: 'admin@traveldesk.example',
  viewer: 'viewer@traveldesk.example',
  finance: 'finance@traveldesk.example',
  agent: 'agent@nile.example',
  desk: 'desk@nile.example',
  /** The user whose password a journey changes: nobody else signs in as this one. */
  forgetful: 'desk@meridien.example',
  newcomer: 'new@traveldesk.example',
} as const;

export const password = 'Traveldesk-demo-2026';

interface SignedIn {
  token: string;
  user: { id: string; permissions: string[]; roles: string[]; modules: { key: string }[] };
}

const sessions = new Map<string, Promise<SignedIn>>();

/** Signs in an account through the API, once per worker. */
export function sessionOf(request: APIRequestContext, email: string): Promise<SignedIn> {
  const known = sessions.get(email);
  if (known) return known;
  const session = signIn(request, email);
  sessions.set(email, session);
  return session;
}

async function signIn(request: APIRequestContext, email: string): Promise<SignedIn> {
  const response = await request.post('/api/v1/login', { data: { email, password } });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
  const { data } = (await response.json()) as { data: SignedIn };
  return data;
}

/** Opens the device of a user who signed in earlier: the session is in the browser's storage. */
export async function storeSession(context: BrowserContext, { token, user }: SignedIn): Promise<void> {
  const items = {
    token,
    user: JSON.stringify(user),
    permissions: JSON.stringify(user.permissions),
    roles: JSON.stringify(user.roles),
    modules: JSON.stringify(user.modules.map(({ key }) => key)),
  };
  // Once only: a journey that signs out must stay signed out.
  await context.addInitScript((stored) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, items);
}

/**
 * Leaves the product for a document of its origin that has no script, and changes there what the browser stored: a page of the product
 * whose session disappears restarts by itself, which would race with the test's own navigation.
 */
export async function changeStorage(page: Page, change: () => void): Promise<void> {
  await page.goto('/api/v1/health');
  await page.evaluate(change);
}
