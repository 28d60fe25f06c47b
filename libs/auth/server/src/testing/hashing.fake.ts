import type * as Argon2 from '@node-rs/argon2';

type Act = () => Promise<unknown>;
let compared = 0;

/** How many passwords have been compared with a hash so far. */
export function comparisons(): number {
  return compared;
}

const pending = new Map<string, Act>();

/** Does `act` while `password` is being hashed, or compared with a hash: that takes long enough for a lot to happen. */
export function whileHashing(password: string, act: Act): void {
  pending.set(password, act);
}

async function happen(password: string): Promise<void> {
  const act = pending.get(password);
  pending.delete(password);
  await act?.();
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
