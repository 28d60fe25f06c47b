import type { TestApi } from '@traveldesk/shared-testing/server';

/** Costs grow with the page, not with the table (DESIGN 9). */
const allowed = 2;
const warmUp = 10;

export interface Measure {
  name: string;
  /** Below the API's base path. */
  url: string;
  /** The caller: staff, or a user of a company. */
  as: 'staff' | 'company';
}

/** One of the two tables: its API, the caller, and the requests. */
export interface Side {
  api: TestApi;
  headers: Record<Measure['as'], Record<string, string>>;
  measures: readonly Measure[];
}

interface Cost {
  /** The minimum of all rounds in milliseconds: the cost of the request without other load on the machine. */
  time: number;
  /** The number of rows in the response. */
  rows: number;
}

async function costOf({ api, headers }: Side, { url, as }: Measure): Promise<Cost> {
  const start = performance.now();
  const answer = await api.inject({ method: 'GET', url: `/api/v1${url}`, headers: headers[as] });
  const time = performance.now() - start;
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return { time, rows: answer.json<{ data: unknown[] }>().data.length };
}

/** The minimum costs of some requests, made in turn, so that a busy moment of the machine affects each of them. */
async function leastOf(calls: readonly (() => Promise<Cost>)[], rounds: number): Promise<Cost[]> {
  const least = calls.map((): Cost => ({ time: Number.POSITIVE_INFINITY, rows: 0 }));
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const [index, call] of calls.entries()) {
      const { time, rows } = await call();
      const before = least[index]?.time ?? time;
      if (round >= warmUp) least[index] = { time: Math.min(before, time), rows };
    }
  }
  return least;
}

/**
 * Prints each request's time with a hundred rows and with a hundred thousand, and returns how many exceed the limit. Where the larger
 * table fills the page more than the smaller one can, the request is compared with the plain list of as many rows in the smaller one, if
 * that takes longer.
 */
export async function compare(path: string, few: Side, many: Side, rounds: number): Promise<number> {
  const line = (...cells: string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(28) : cell.padStart(9))).join('');
  console.log(line('call', '100', 'rows', '100,000', 'rows', 'ratio'));
  let beyond = 0;
  for (const [index, measure] of few.measures.entries()) {
    const other = many.measures[index] ?? measure;
    const { rows } = await costOf(many, other);
    const plain = { name: 'plain', url: `${path}?per_page=${Math.max(rows, 1)}`, as: measure.as };
    const calls = [() => costOf(few, measure), () => costOf(many, other), () => costOf(few, plain)];
    const [before, after, list] = (await leastOf(calls, rounds)) as [Cost, Cost, Cost];
    const fuller = after.rows > before.rows && list.time > before.time;
    const ratio = after.time / (fuller ? list.time : before.time);
    if (ratio > allowed) beyond += 1;
    const cells = [before.time.toFixed(2), `${before.rows}`, after.time.toFixed(2), `${after.rows}`];
    const marks = `${fuller ? ' *' : ''}${ratio > allowed ? ' beyond' : ''}`;
    console.log(line(measure.name, ...cells, ratio.toFixed(2)) + marks);
  }
  console.log(`\nleast of ${rounds}, milliseconds; * held against the plain list of as many rows`);
  return beyond;
}
