import { createTurns } from './turns';

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('turns', () => {
  it('are given to a limited number at once, then in the order of the requests', async () => {
    const turns = createTurns({ places: 2, waiting: 10, patience: 1_000 });
    const order: string[] = [];
    const take = (name: string) => turns.take().then((end) => (order.push(name), end));
    const [first, second] = await Promise.all([take('a'), take('b')]);
    const third = take('c');
    const fourth = take('d');
    await soon();
    expect(order).toEqual(['a', 'b']);
    second?.();
    // Ending a turn twice admits nobody else.
    second?.();
    await third;
    await soon();
    expect(order).toEqual(['a', 'b', 'c']);
    first?.();
    await fourth;
    expect(order).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are refused when too many wait or after some time, without loss of a place', async () => {
    const turns = createTurns({ places: 1, waiting: 1, patience: 30 });
    const end = await turns.take();
    const waiting = expect(turns.take()).rejects.toMatchObject({ status: 503, details: { retryAfter: 1 } });
    await expect(turns.take()).rejects.toMatchObject({ status: 503, code: 'exports_busy' });
    await waiting;
    const later = turns.take();
    end();
    (await later)();
    await expect(turns.take()).resolves.toBeInstanceOf(Function);
  });

  it('are shared fairly: one caller gets only a part of them, and others pass', async () => {
    const turns = createTurns({ places: 3, each: 2, waiting: 10, patience: 1_000 });
    const [end] = await Promise.all([turns.take({ by: 'a' }), turns.take({ by: 'a' })]);
    const third = turns.take({ by: 'a' });
    (await turns.take({ by: 'b' }))();
    let has = false;
    void third.then(() => (has = true));
    await soon();
    expect(has).toBe(false);
    end();
    await expect(third).resolves.toBeInstanceOf(Function);
  });

  it('are free again when a caller who had one or waited for one disconnects', async () => {
    const turns = createTurns({ places: 1, waiting: 1, patience: 10_000 });
    const [first, second] = [new AbortController(), new AbortController()];
    await turns.take({ gone: first.signal });
    const waiting = expect(turns.take({ gone: second.signal })).rejects.toMatchObject({ status: 503 });
    second.abort();
    await waiting;
    const next = turns.take();
    first.abort();
    await expect(next).resolves.toBeInstanceOf(Function);
    await expect(turns.take({ gone: first.signal })).rejects.toMatchObject({ status: 503 });
  });
});
