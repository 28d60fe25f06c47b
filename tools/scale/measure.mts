import type { TestApi } from '@traveldesk/shared-testing/server';

/** Costs grow as the page, not as the table (DESIGN 9). */
const allowed = 2;
const warmUp = 10;

export interface Measure {
  name: string;
  /** Below the API's base path. */
  url: string;
  /** Who calls: staff, or a user of a company. */
  as: 'staff' | 'company';
}

export type Headers = Record<Measure['as'], Record<string, string>>;

export interface Cost {
  /** The least of all rounds, in milliseconds: what the call costs when nothing else takes the machine meanwhile. */
  time: number;
  /** How many rows the answer has. */
  rows: number;
}

export type Costs = Map<string, Cost>;

/** Calls each measure `rounds` times. */
export async function costsOf(
  api: TestApi,
  measures: readonly Measure[],
  headers: Headers,
  rounds: number,
): Promise<Costs> {
  const costs: Costs = new Map();
  for (const measure of measures) {
    let cost: Cost = { time: Number.POSITIVE_INFINITY, rows: 0 };
    for (let round = 0; round < rounds + warmUp; round += 1) {
      const { time, rows } = await costOf(api, measure, headers);
      if (round >= warmUp) cost = { time: Math.min(cost.time, time), rows };
    }
    costs.set(measure.name, cost);
  }
  return costs;
}

async function costOf(api: TestApi, { url, as }: Measure, headers: Headers): Promise<Cost> {
  const start = performance.now();
  const answer = await api.inject({ method: 'GET', url: `/api/v1${url}`, headers: headers[as] });
  const time = performance.now() - start;
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return { time, rows: answer.json<{ data: unknown[] }>().data.length };
}

/** Plain lists of every length that an answer has, to compare one with where a hundred rows cannot fill it. */
export function plainLists(path: string, costs: Costs): Measure[] {
  const lengths = new Set([...costs.values()].map(({ rows }) => rows));
  return [...lengths]
    .filter((rows) => rows > 0)
    .map((rows) => ({ name: plain(rows), url: `${path}?per_page=${rows}`, as: 'staff' }));
}

const plain = (rows: number) => `plain list of ${rows}`;

/**
 * Prints the times at both sizes and says how many are beyond the limit. Where the larger table fills the page more than
 * the smaller one could, the plain list of as many rows at the smaller size is what a call is held against.
 */
export function report(few: Costs, many: Costs): number {
  const line = (...cells: string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(32) : cell.padStart(9))).join('');
  console.log(line('call', '100', 'rows', '100,000', 'rows', 'ratio'));
  let beyond = 0;
  for (const [name, after] of many) {
    const before = few.get(name);
    if (!before) throw new Error(`${name} was not measured at both sizes.`);
    const fuller = after.rows > before.rows;
    const base = fuller ? Math.max(before.time, few.get(plain(after.rows))?.time ?? 0) : before.time;
    const ratio = after.time / base;
    if (ratio > allowed) beyond += 1;
    const cells = [before.time.toFixed(2), `${before.rows}`, after.time.toFixed(2), `${after.rows}`];
    const marks = `${fuller ? ' *' : ''}${ratio > allowed ? ' beyond' : ''}`;
    console.log(line(name, ...cells, ratio.toFixed(2)) + marks);
  }
  console.log('\nleast of all rounds, milliseconds; * held against the plain list of as many rows');
  return beyond;
}
