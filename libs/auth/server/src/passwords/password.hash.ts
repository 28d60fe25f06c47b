import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Gate, type Line } from './gate';
import { hashCost } from './hash-cost';

// Two: as many processors as the smallest machine has, and half of the threads that file and name look-ups
// share with hashing.
const gate = new Gate({ running: 2, waiting: 50 });

/** What one may do when it is one's turn. */
export interface Hasher {
  /** Whether the password is the one stored. Takes as long when nothing is stored, and is then false. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  hash(password: string): Promise<string>;
}

const hasher: Hasher = {
  verify: async (stored, password) => {
    const same = await verify(stored ?? (await hashOfNobody()), password);
    return stored !== undefined && same;
  },
  hash: (password) => hash(password, hashCost),
};

/**
 * Does `work` when it is the line's turn to hash. Throws a 429 while too many wait: nothing has been done then, so
 * whatever counts an attempt belongs into `work`.
 */
export function inTurn<Result>(line: Line, work: (hasher: Hasher) => Promise<Result>): Promise<Result> {
  return gate.run(line, () => work(hasher));
}

/** What the product itself sets, as it starts, waits in a line of its own. */
const product: Line = { name: 'product', known: true };

export function hashPassword(password: string, line: Line = product): Promise<string> {
  return inTurn(line, (turn) => turn.hash(password));
}

// Made once for the process, of a password nobody knows: an unknown user costs the same time (SECURITY 22).
let nobody: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  return (nobody ??= hash(crypto.randomUUID(), hashCost));
}

/** Whether a hash was made with less, or other, than today's cost, and is to be made anew at a sign-in. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== hashCost.memoryCost ||
    timeCost !== hashCost.timeCost ||
    parallelism !== hashCost.parallelism
  );
}
