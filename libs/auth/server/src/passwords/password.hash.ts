import { hash, parseOptions, verify } from '@node-rs/argon2';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import { Gate, type Line } from './gate';
import { hashCost } from './hash-cost';

/** The operations available during a turn. */
export interface Hasher {
  /** Whether the password matches the stored hash. Takes the same time without a stored hash, and then returns false. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  hash(password: string): Promise<string>;
}

/** The line of passwords that the product sets itself at its start. */
const product: Line = { name: 'product', known: true };

export class PasswordHashing {
  // Two: the CPU cores of the smallest machine, and half of the thread pool, which hashing shares with file and DNS operations.
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
   * Runs `work` in the line's turn to hash. Throws a 429 if too many are waiting. Nothing has been done then, so attempts must be counted
   * inside `work`.
   */
  inTurn<Result>(line: Line, work: (hasher: Hasher) => Promise<Result>): Promise<Result> {
    return this.gate.run(line, () => work(this.hasher));
  }

  hash(password: string, line: Line = product): Promise<string> {
    return this.inTurn(line, (turn) => turn.hash(password));
  }

  /** Hash of a random password, created once: verifying against it makes an unknown user cost the same time (SECURITY 22). */
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

/** Whether a hash has another cost than the current one and must be renewed at the sign-in. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== hashCost.memoryCost ||
    timeCost !== hashCost.timeCost ||
    parallelism !== hashCost.parallelism
  );
}
