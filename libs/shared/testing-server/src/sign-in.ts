import { newId, type Actor, type Authenticate } from '@traveldesk/shared-server';

export interface SignInOptions {
  /** The user's only permissions. */
  permissions?: readonly string[];
  type?: Actor['type'];
  companyId?: string | null;
  userId?: string;
  name?: string;
  email?: string;
  language?: Actor['language'];
  passwordChanged?: boolean;
  /** False for a session whose sign-in is no longer recent. */
  fresh?: boolean;
  secondFactorMissing?: boolean;
  /** Whether the actor is a company's API token rather than a person. */
  apiToken?: boolean;
  /** The products whose bookings a token of an earlier release may read. */
  formerProducts?: readonly string[];
}

/** Creates test users: each token represents its actor; other tokens go to the real authentication. */
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
        ...(given.formerProducts && { formerProducts: given.formerProducts }),
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
