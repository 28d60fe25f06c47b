import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Store } from './store';

describe('the store', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'traveldesk-sandbox-'));
  const file = path.join(dir, 'journal.jsonl');
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  beforeEach(() => rmSync(file, { force: true }));

  const balance = (id: string, amount: number) => ['balances', { id, amount }] as const;
  const open = () => new Store(dir, () => Date.now());
  const kept = () => {
    const store = open();
    const records = store.list('balances').map(({ id, amount }) => [id, amount]);
    store.close();
    return records;
  };

  it('is there again after a restart, with the newest state of each record', () => {
    const store = open();
    store.put(balance('a', 1), balance('b', 2));
    store.put(balance('a', 3));
    store.put(balance('c', 4));
    store.remove('balances', 'c');
    store.close();
    expect(kept()).toEqual([
      ['b', 2],
      ['a', 3],
    ]);
  });

  it('has all of a change or nothing: a torn line was never confirmed', () => {
    const store = open();
    store.put(balance('a', 1));
    store.close();
    appendFileSync(file, '[["balances","a",{"id":"a","amount":9}],["balan');
    expect(kept()).toEqual([['a', 1]]);
    // Nothing is left of the torn line for the next one to continue.
    const again = open();
    again.put(balance('b', 2));
    again.close();
    expect(kept()).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });

  it('names the unreadable line of a broken journal', () => {
    writeFileSync(file, '[]\nnonsense\n');
    expect(open).toThrow(/Line 2 of .*journal\.jsonl/);
  });

  it("is rewritten when it is opened, and forgets yesterday's searches", () => {
    const store = open();
    for (let amount = 0; amount < 100; amount++) store.put(balance('a', amount));
    const edit = (id: string, created: number) => ['edits', { id, created, passengers: {} }] as const;
    store.note(edit('old', Date.now() - 25 * 3_600_000), edit('new', Date.now()));
    store.close();
    expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(100);
    const again = open();
    expect(again.list('edits').map(({ id }) => id)).toEqual(['new']);
    again.close();
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
  });
});
