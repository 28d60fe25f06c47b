import { newId, type Actor, type Authenticate } from '@traveldesk/shared-server';

export interface SignInOptions {
  /** Exactly the permissions the user has. */
  permissions?: readonly string[];
  type?: Actor['type'];
  companyId?: string | null;
  userId?: string;
  name?: string;
  email?: string;
  language?: Actor['language'];
  passwordChanged?: boolean;
  /** False for a session whose sign-in is some while ago. */
  fresh?: boolean;
  secondFactorMissing?: boolean;
  /** A company's API token, not a person. */
  apiToken?: boolean;
}

/** Users that exist for a test alone: each token names its actor, every other token goes to the real thing. */
export function createSignIns() {
  const actors = new Map<string, Actor>();
  return {
    signIn: ({ permissions = [], ...given }: SignInOptions = {}) => {
      const token = `test-${newId()}`;
      const userId = given.userId ?? newId();
      actors.set(token, {
        userId,
        name: given.name ?? 'Test User',
        email: given.email ?? `${userId}@traveldesk.example`,
        type: given.type ?? 'staff',
        companyId: given.companyId ?? null,
        permissions: new Set(permissions),
        language: given.language ?? 'en',
        passwordChanged: given.passwordChanged ?? true,
        tokenId: newId(),
        ...(given.fresh !== false && { fresh: true as const }),
        ...(given.secondFactorMissing && { secondFactorMissing: true as const }),
        ...(given.apiToken && { apiToken: true }),
      });
      return { authorization: `Bearer ${token}` };
    },
    signOut: ({ authorization }: { authorization: string }) => {
      actors.delete(authorization.slice('Bearer '.length));
    },
    authenticate:
      (fallback: Authenticate): Authenticate =>
      async (token) =>
        actors.get(token) ?? fallback(token),
  };
}
