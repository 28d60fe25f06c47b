import { busyAuthor, fillWallet } from '../../../libs/wallet/server/src/testing/many-entries';
import { median, type Books } from './ledger-books.mts';

const sizes = [100, 10_000, 100_000, 1_000_000];
const times = 15;

/** The filters of the sums, each of which matches half or all of the entries; `{company}` is the company that has them. */
const filters: Record<string, string> = {
  'no filter': '',
  company: 'company_id={company}',
  type: 'type=deposit',
  currency: 'currency=EUR',
  period: 'from=2026-01-02&to=2026-12-30',
  amount: 'currency=EUR&amount_min=0.50&amount_max=2.00',
  reference: 'reference=tt-',
  user: `user_id=${busyAuthor}`,
  'all together': `company_id={company}&type=deposit&currency=EUR&from=2026-01-02&to=2026-12-30&amount_min=0.50&reference=tt-&user_id=${busyAuthor}`,
};

/** Milliseconds, by what is read of a wallet with this many entries. */
export interface Grown {
  entries: number;
  figures: Record<string, number>;
}

export interface Flat {
  name: string;
  least: number;
  most: number;
  isFlat: boolean;
}

/** How long reading one wallet takes as its entries increase. */
export async function* measureGrowth(books: Books, most: number): AsyncGenerator<Grown> {
  const company = await books.addCompany('Ever more');
  for (const entries of sizes.filter((size) => size <= most)) {
    await fillWallet(books.kernel, company, entries);
    const statement = (page: number) =>
      `/companies/${company}/statement?currency=EUR&from=2026-01-01&to=2026-12-31&page=${page}&per_page=20`;
    const last = Math.ceil(entries / 20);
    const urls: Record<string, string> = {
      balance: `/companies/${company}/balance`,
      'statement, first page': statement(1),
      'statement, last page': statement(last),
      'list, first page': `/transactions?company_id=${company}`,
    };
    for (const [name, filter] of Object.entries(filters))
      urls[`sums, ${name}`] = `/transaction/sums?${filter.replace('{company}', company)}`;
    const figures: Record<string, number> = {};
    for (const [name, url] of Object.entries(urls))
      figures[name] = await timeOf(() => books.call('GET', url));
    yield { entries, figures };
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  return median(taken);
}

/** Reads that must cost the same however many entries there are (DESIGN 9), and the tolerance for a machine's own noise. */
const flat = ['balance', 'statement, first page', 'statement, last page'];
const [most, noise] = [2, 1];

/**
 * For each of the flat figures: the number of entries at which it was slowest, and its ratio to the time with the fewest; milliseconds.
 */
export function flatness(grown: readonly Grown[]): Flat[] {
  return flat.map((name) => {
    const [least = 0, ...others] = grown.map(({ figures }) => figures[name] ?? 0);
    const dearest = Math.max(least, ...others);
    return { name, least, most: dearest, isFlat: dearest <= least * most + noise };
  });
}
