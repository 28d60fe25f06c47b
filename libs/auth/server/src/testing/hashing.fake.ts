import type * as Argon2 from '@node-rs/argon2';

type Act = () => Promise<unknown>;
let compared = 0;

export function comparisons(): number {
  return compared;
}

const pending = new Map<string, Act>();

/** Runs `act` while `password` is being hashed or verified, to test changes during that time. */
export function duringHashing(password: string, act: Act): void {
  pending.set(password, act);
}

async function happen(password: string): Promise<void> {
  const act = pending.get(password);
  pending.delete(password);
  await act?.();
}

/** Wraps the argon2 package to run those actions. For `jest.mock`. */
export function withInterruptions(actual: typeof Argon2): typeof Argon2 {
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
