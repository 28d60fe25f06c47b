import type * as Argon2 from '@node-rs/argon2';

type Act = () => Promise<unknown>;
let compared = 0;

/** How many passwords have been compared with a hash so far. */
export function comparisons(): number {
  return compared;
}

let pending: { password: string; act: Act } | null = null;

/** Does `act` while `password` is being hashed, or compared with a hash: that takes long enough for a lot to happen. */
export function whileHashing(password: string, act: Act): void {
  pending = { password, act };
}

async function happen(password: string | Uint8Array): Promise<void> {
  if (pending?.password !== password) return;
  const { act } = pending;
  pending = null;
  await act();
}

/** The package, with what a test wants to happen meanwhile. For `jest.mock`. */
export function interruptible(actual: typeof Argon2): typeof Argon2 {
  return {
    ...actual,
    hash: async (password, ...rest) => {
      await happen(password as string);
      return actual.hash(password, ...rest);
    },
    verify: async (hashed, password, ...rest) => {
      compared += 1;
      const same = await actual.verify(hashed, password, ...rest);
      await happen(password as string);
      return same;
    },
  };
}
