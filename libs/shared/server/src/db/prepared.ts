import { createHash } from 'node:crypto';

/** A statement is prepared when it comes for the third time: those made for one search only never are. */
const usesBefore = 2;
/**
 * How many rows a pattern leaves decides how they are found, and a plan that is kept is one for any pattern: made for a
 * frequent one, it reads the whole table for one that nothing matches.
 */
const pattern = /\bi?like\b/i;
/** For the front of any other statement of which that is so: `modifyFront(sql.raw(plannedEachTime))`. */
export const plannedEachTime = '/* planned each time */';
/** Texts remembered, and so the most statements a connection keeps. */
const maxTexts = 300;

/**
 * Names for statements that come again and again, so that PostgreSQL parses and plans them once for each
 * connection: planning is most of what a call's short queries cost.
 */
export class StatementNames {
  private readonly uses = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private generation = 0;

  /** `kept`: whether a connection keeps what it has prepared; where it does not, no statement is given a name. */
  constructor(readonly kept = true) {}

  /** The name to prepare the statement under, or null for one that is better sent as it is. */
  nameOf(text: string): string | null {
    if (!this.kept) return null;
    const known = this.names.get(text);
    if (known) return known;
    if (pattern.test(text) || text.includes(plannedEachTime)) return null;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (this.uses.size >= maxTexts && !this.uses.has(text)) this.uses.clear();
    this.uses.set(text, uses);
    if (uses <= usesBefore || this.names.size >= maxTexts) return null;
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const name = `s${this.generation}_${digest}`;
    this.names.set(text, name);
    return name;
  }

  /** The statement as pg takes it, with its name where it has one. */
  queryOf(text: string, values: readonly unknown[]): { name?: string; text: string; values: unknown[] } {
    const name = this.nameOf(text);
    return { ...(name !== null && { name }), text, values: values as unknown[] };
  }

  /** Begins with new names: what was prepared before a table changed can no longer be run. */
  forget(): void {
    this.generation += 1;
    this.names.clear();
  }
}
