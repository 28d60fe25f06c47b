import { createHash, randomInt } from 'node:crypto';
import { Client, Pool, type PoolClient } from 'pg';
import { idempotent, newId } from '@traveldesk/shared-server';
import { deposit } from '../../../libs/wallet/server/src/ledger/deposit';
import { median, type Books } from './ledger-books.mts';

const clients = 16;
const chains = 32;
const amount = { amount: '0.01', currency: 'EUR' };

const ofHead = ['seq', 'hash', 'chain'];

interface Statement {
  name: string;
  text: string;
  values: unknown[];
  columns: string[];
}

/** The ids in the statements, which differ between two wallets. */
type Wallet = Record<'company' | 'wallet' | 'received', string>;

export async function compareTransfers(
  books: Books,
  { wallets: count, rounds, milliseconds }: { wallets: number; rounds: number; milliseconds: number },
) {
  const wallets: Wallet[] = [];
  for (let number = 0; number < count; number += 1)
    wallets.push(await openWallet(books, `Wallet ${count}.${number}`));
  const statements = await recorded(() => pay(books, wallets[0] as Wallet));
  const pool = new Pool({ connectionString: books.url, max: 20 });
  const replay = replayOf(statements, wallets[0] as Wallet);
  const byHand = (wallet: Wallet) => handed(pool, (client) => replay(client, wallet));
  const figures = { ours: [] as number[], byHand: [] as number[], ratios: [] as number[] };
  await perSecond(wallets, byHand, 1_000);
  await perSecond(wallets, (wallet) => pay(books, wallet), 1_000);
  for (let round = 0; round < rounds; round += 1) {
    // In short alternating turns, so that a busy moment of the machine affects both.
    const turn = milliseconds / 2;
    const before = await perSecond(wallets, (wallet) => pay(books, wallet), turn);
    const first = await perSecond(wallets, byHand, turn);
    const second = await perSecond(wallets, byHand, turn);
    const after = await perSecond(wallets, (wallet) => pay(books, wallet), turn);
    const [ours, hand] = [(before + after) / 2, (first + second) / 2];
    figures.ours.push(ours);
    figures.byHand.push(hand);
    figures.ratios.push(ours / hand);
  }
  await pool.end();
  return {
    ours: Math.round(median(figures.ours)),
    byHand: Math.round(median(figures.byHand)),
    ratio: median(figures.ratios),
  };
}

async function openWallet(books: Books, name: string): Promise<Wallet> {
  const company = await books.addCompany(name);
  await pay(books, { company, wallet: '', received: '' });
  const rows = await books.kernel.db
    .selectFrom('ledger_accounts')
    .select(['id', 'kind'])
    .where('company_id', '=', company)
    .execute();
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? '';
  return { company, wallet: idOf('wallet'), received: idOf('received') };
}

function pay({ kernel, actor }: Books, { company: companyId }: Wallet): Promise<string> {
  const key = newId();
  const call = {
    id: key,
    ip: '127.0.0.1',
    method: 'POST',
    url: `/api/v1/companies/${companyId}/deposit`,
    headers: { 'idempotency-key': key },
    body: { amount },
    actor,
    server: { kernel },
    routeOptions: { config: { idempotent: 'required' as const } },
  };
  const input = {
    companyId,
    amount,
    method: 'bank',
    reference: null,
    receivedOn: '2026-11-01',
    note: null,
    proofId: null,
  };
  return idempotent(call, (tx, record) => deposit(tx, record, actor, { ...input, method: 'bank' }));
}

let recording: Statement[] | null = null;
const query = Client.prototype.query;
// Before any connection is made: each keeps the function that it starts with.
Client.prototype.query = function (this: Client, ...args: unknown[]) {
  if (recording) recording.push(statementOf(args, recording.length));
  return Reflect.apply(query, this, args) as never;
} as never;

/** The statements that `work` sends, with their parameters. */
async function recorded(work: () => Promise<unknown>): Promise<Statement[]> {
  const found: Statement[] = [];
  recording = found;
  await work();
  recording = null;
  return found;
}

function statementOf(args: readonly unknown[], index: number): Statement {
  const [config, second] = args as [string | { text: string; values?: unknown[] }, unknown];
  const text = typeof config === 'string' ? config : config.text;
  const values = typeof config === 'string' ? second : config.values;
  const columns = /insert into "\w+" \(([^)]*)\)/.exec(text)?.[1]?.replaceAll('"', '').split(', ') ?? [];
  return { name: `hand_${index}`, text, values: Array.isArray(values) ? values : [], columns };
}

/** Sends the same statements for another wallet, with new ids and at the end of an audit chain. */
function replayOf(statements: readonly Statement[], recordedOf: Wallet) {
  const known = new Map(Object.entries(recordedOf).map(([name, id]) => [id, name as keyof Wallet]));
  const isId = (value: unknown): value is string =>
    typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value);
  const begun = statements.flatMap(({ values, text }) =>
    text.includes('insert into') ? values.filter(isId) : [],
  );
  const fresh = new Set(begun.filter((id) => !known.has(id) && isNew(id)));
  return async (client: PoolClient, wallet: Wallet): Promise<void> => {
    const ids = new Map<string, string>();
    const chain = randomInt(chains);
    let head = { seq: 0, hash: '' };
    const ownId = (value: unknown): unknown => {
      if (!isId(value)) return value;
      const place = known.get(value);
      if (place) return wallet[place];
      if (!fresh.has(value)) return value;
      const id = ids.get(value) ?? newId();
      ids.set(value, id);
      return id;
    };
    for (const { name, text, values, columns } of statements) {
      const isHead = text.includes('audit_heads');
      // The previous entry is found by what the entry is about, not by its place.
      const isAudit = isHead && !text.includes('about, hash_version from');
      const given = values.map((value, index) => {
        // The values of the new head follow those of the entry.
        const column = columns[index] ?? (isAudit ? ofHead.at(index - values.length) : undefined);
        if (isAudit && column === 'chain') return chain;
        if (isAudit && column === 'seq') return head.seq + 1;
        if (isAudit && column === 'prev_hash') return head.hash;
        if (isAudit && column === 'hash')
          return createHash('sha256').update(JSON.stringify(values)).digest('hex');
        return Array.isArray(value) ? value.map(ownId) : ownId(value);
      });
      const { rows } = await client.query(given.length === 0 ? text : { name, text, values: given });
      if (text.startsWith('select') && isHead) head = { ...rows[0], seq: Number(rows[0].seq) };
    }
  };

  function isNew(id: string): boolean {
    // The payer already exists; everything else that is inserted starts here.
    return !statements.some(
      ({ text, values }) => text.includes('"user_id" =') && values.includes(id) && !isKey(id),
    );
  }
  function isKey(id: string): boolean {
    return statements.some(
      ({ text, values, columns }) =>
        text.includes('idempotency_keys') && values[columns.indexOf('key')] === id,
    );
  }
}

async function handed(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** How often per second this many clients do it, each with its own wallet where there are enough. */
async function perSecond(
  wallets: readonly Wallet[],
  work: (wallet: Wallet) => Promise<unknown>,
  milliseconds: number,
): Promise<number> {
  const from = performance.now();
  let done = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - from < milliseconds) {
        next += 1;
        await work(wallets[next % wallets.length] as Wallet);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - from);
}
