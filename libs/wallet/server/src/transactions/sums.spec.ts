import {
  addCompany,
  describeOnDatabase,
  hardness,
  numbersFrom,
  type TestApi,
} from '@traveldesk/shared-testing/server';
import { systemChange } from '@traveldesk/shared-server';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { deposit } from '../ledger/deposit';
import { transfer } from '../ledger/move';
import { addWallet, euros, ledgerOf, personOf, walletModules, type Caller } from '../testing/wallet-api';

const { runs, seed, isHard } = hardness(40, 10);
const payments = isHard ? 100 : 10;

interface Movement {
  company: { id: string };
  type: string;
  direction: 'in' | 'out';
  amount: Money;
  reference: string | null;
  author: { id: string } | null;
  created_at: string;
}

type Filters = Record<string, string>;

/** Whether a row of the list matches the filters. */
function isLeft(
  { company, type, amount, reference, author, created_at: at }: Movement,
  asked: Filters,
): boolean {
  const minor = minorUnits(amount);
  const bound = (text: string) => minorUnits({ amount: text, currency: amount.currency });
  return (
    (!asked.company_id || company.id === asked.company_id) &&
    (!asked.type || type === asked.type) &&
    (!asked.currency || amount.currency === asked.currency) &&
    (!asked.from || at.slice(0, 10) >= asked.from) &&
    (!asked.to || at.slice(0, 10) <= asked.to) &&
    (!asked.amount_min || minor >= bound(asked.amount_min)) &&
    (!asked.amount_max || minor <= bound(asked.amount_max)) &&
    (!asked.reference || (reference ?? '').toLowerCase().startsWith(asked.reference.toLowerCase())) &&
    (!asked.user_id || author?.id === asked.user_id)
  );
}

/** Adds the amounts of movements one by one. */
function addedUp(movements: readonly Movement[]) {
  const currencies = [...new Set(movements.map(({ amount }) => amount.currency))].sort();
  return currencies.map((currency) => {
    const own = movements.filter(({ amount }) => amount.currency === currency);
    const sum = (direction: string) =>
      own.reduce((all, one) => (one.direction === direction ? all + minorUnits(one.amount) : all), 0n);
    const [into, out] = [sum('in'), sum('out')];
    return {
      currency,
      count: own.length,
      in: moneyOf(into, currency),
      out: moneyOf(out, currency),
      net: moneyOf(into - out, currency),
    };
  });
}

describeOnDatabase('the totals of filtered transactions', (makeApi) => {
  let api: TestApi;
  let readers: Record<'staff' | 'agent', Caller & { id: string }>;
  let companies: string[];

  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    companies = [await addWallet(api, 'Nile'), await addWallet(api, 'Delta')];
    companies.push(await addCompany(api, { name: 'Gulf', currency: 'KWD' }));
    const permissions = ['show_transactions'];
    readers = {
      staff: await personOf(api, { permissions }),
      agent: await personOf(api, { type: 'company', companyId: companies[0], permissions }),
    };
    await moveMuch();
  }, 120_000);

  /** Two months of deposits in two currencies by three authors, and transfers between two of the companies. */
  async function moveMuch() {
    const below = numbersFrom(seed);
    for (let number = 0; number < 60; number += 1) {
      const at = new Date(Date.UTC(2026, 8, 1 + number, below(24)));
      const companyId = companies[number % 3] as string;
      const amount =
        companyId === companies[2]
          ? moneyOf(BigInt(1 + below(9_999)), 'KWD')
          : euros(`${1 + below(99)}.0${below(10)}`);
      const author = [readers.staff, readers.agent, null][below(3)];
      const writer = author ? { userId: author.id, name: 'Mona Said' } : null;
      const reference = ['TT-1', 'tt-2', '100%_of', null][below(4)] ?? null;
      const facts = { method: 'bank', receivedOn: '2026-09-01', note: null, proofId: null } as const;
      await systemChange(api.kernel, (tx, record) =>
        deposit(tx, record, writer, { companyId, amount, reference, at, ...facts }),
      );
      if (number % 6 !== 0) continue;
      const [fromCompanyId = '', toCompanyId = ''] = companies;
      await systemChange(api.kernel, (tx, record) =>
        transfer(tx, record, writer, {
          fromCompanyId,
          toCompanyId,
          amount: euros('0.50'),
          reference,
          note: null,
          at,
        }),
      );
    }
  }

  const movementsOf = async (caller: Caller): Promise<Movement[]> => {
    const { body } = await caller('GET', '/transactions?per_page=100');
    expect(body.data).toHaveLength(body.total);
    return body.data;
  };
  const sumsOf = async (caller: Caller, asked: Filters) => {
    const answer = await caller('GET', `/transaction/sums?${new URLSearchParams(asked)}`);
    expect([asked, answer.status]).toEqual([asked, 200]);
    return answer.body.data;
  };

  const offered = (): Record<string, readonly string[]> => ({
    company_id: companies,
    type: ['deposit', 'transfer', 'refund'],
    currency: ['EUR', 'KWD', 'USD'],
    from: ['2026-09-10', '2026-10-01'],
    to: ['2026-10-01', '2026-10-20'],
    amount_min: ['0.50', '5.00'],
    amount_max: ['5.00', '60.00'],
    reference: ['tt-', 'TT-1', '100%', '%'],
    user_id: [readers.staff.id, readers.agent.id],
  });

  it.each(['staff', 'agent'] as const)('equal the manual sums for any filter of %s', async (who) => {
    const all = await movementsOf(readers[who]);
    expect(all.length).toBeGreaterThan(20);
    expect(await sumsOf(readers[who], {})).toEqual(addedUp(all));
    const below = numbersFrom(seed + 1);
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const asked: Filters = {};
      for (const [name, values] of Object.entries(offered())) {
        if (below(4) === 0) asked[name] = values[below(values.length)] as string;
      }
      if (asked.amount_min || asked.amount_max) asked.currency ??= 'EUR';
      const left = all.filter((movement) => isLeft(movement, asked));
      found += left.length;
      expect([asked, await sumsOf(readers[who], asked)]).toEqual([asked, addedUp(left)]);
    }
    expect(found).toBeGreaterThan(0);
  });

  it('come from one snapshot during simultaneous deposits', async () => {
    const { pay } = ledgerOf(api);
    const [nile = '', delta = ''] = companies;
    const before = await sumsOf(readers.staff, { currency: 'EUR' });
    const seen: { count: number; in: Money; out: Money }[] = [];
    let isOver = false;
    const looking = async () => {
      while (!isOver) seen.push(...(await sumsOf(readers.staff, { currency: 'EUR', type: 'transfer' })));
    };
    const paying = async () => {
      const amount = euros('0.10');
      for (let time = 0; time < payments; time += 1) {
        const ways = [
          [nile, delta],
          [delta, nile],
        ] as const;
        await Promise.all([
          pay(nile, amount),
          ...ways.map(([fromCompanyId, toCompanyId]) =>
            ledgerOf(api).run(transfer, { fromCompanyId, toCompanyId, amount, reference: null, note: null }),
          ),
        ]);
      }
      isOver = true;
    };
    await Promise.all([paying(), looking(), looking()]);
    // In every snapshot a transfer has both its sides or none.
    expect(seen.length).toBeGreaterThan(0);
    for (const one of seen) expect([one.in, one.count % 2]).toEqual([one.out, 0]);
    const [after] = await sumsOf(readers.staff, { currency: 'EUR' });
    expect(after.count).toBe(before[0].count + payments * 5);
  });
});
