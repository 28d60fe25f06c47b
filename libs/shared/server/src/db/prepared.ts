import { createHash } from 'node:crypto';

/** A statement is prepared at its third use, so those built for a single search never are. */
const usesBefore = 2;
/**
 * The best plan for a pattern depends on how many rows it matches. A cached plan is made for any pattern and may scan the whole table for
 * one that matches nothing.
 */
const pattern = /\bi?like\b/i;
/** Marks other statements with the same problem: `modifyFront(sql.raw(plannedEachTime))`. */
export const plannedEachTime = '/* planned each time */';
/** Maximum texts remembered, and therefore prepared statements per connection. */
const maxTexts = 300;

/**
 * Names repeated statements, so that PostgreSQL parses and plans them once per connection: planning is most of the cost of a request's
 * short queries.
 */
export class StatementNames {
  private readonly uses = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private generation = 0;

  /** `kept`: whether connections keep prepared statements; if not, no statement gets a name. */
  constructor(readonly kept = true) {}

  /** Returns the name to prepare the statement under; null if it is not prepared. */
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

  queryOf(text: string, values: readonly unknown[]): { name?: string; text: string; values: unknown[] } {
    const name = this.nameOf(text);
    return { ...(name !== null && { name }), text, values: values as unknown[] };
  }

  /** Starts new names: statements prepared before a table changed can no longer be run. */
  forget(): void {
    this.generation += 1;
    this.names.clear();
  }
}
