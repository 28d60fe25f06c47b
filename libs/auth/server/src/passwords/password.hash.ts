import { hash, parseOptions, verify } from '@node-rs/argon2';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import { Gate, type Line } from './gate';
import { hashCost } from './hash-cost';

/** What one may do when it is one's turn. */
export interface Hasher {
  /** Whether the password is the one stored. Takes as long when nothing is stored, and is then false. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  hash(password: string): Promise<string>;
}

/** What the product itself sets, as it starts, waits in a line of its own. */
const product: Line = { name: 'product', known: true };

/** What hashes passwords, and compares them with hashes, for all of one process. */
export class PasswordHashing {
  // Two: as many processors as the smallest machine has, and half of the threads that file and name look-ups
  // share with hashing.
  private readonly gate = new Gate({ running: 2, waiting: 50 });
  private nobody: Promise<string> | undefined;

  private readonly hasher: Hasher = {
    verify: async (stored, password) => {
      const same = await verify(stored ?? (await this.hashOfNobody()), password);
      return stored !== undefined && same;
    },
    hash: (password) => hash(password, hashCost),
  };

  /**
   * Does `work` when it is the line's turn to hash. Throws a 429 while too many wait: nothing has been done then, so
   * whatever counts an attempt belongs into `work`.
   */
  inTurn<Result>(line: Line, work: (hasher: Hasher) => Promise<Result>): Promise<Result> {
    return this.gate.run(line, () => work(this.hasher));
  }

  hash(password: string, line: Line = product): Promise<string> {
    return this.inTurn(line, (turn) => turn.hash(password));
  }

  /** Made once, of a password nobody knows: an unknown user costs the same time (SECURITY 22). */
  private hashOfNobody(): Promise<string> {
    return (this.nobody ??= hash(crypto.randomUUID(), hashCost));
  }
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    auth: { passwords: PasswordHashing };
  }
}

export function passwordsOf(kernel: Pick<Kernel, 'tools'>): PasswordHashing {
  return toolsOf(kernel, 'auth').passwords;
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
