import { EventEmitter } from 'node:events';
import type { Call } from '../http/types';
import { createCallTurns, usualCallLimits } from '../http/call-turns';
import { inTurn } from '../http/in-turn';
import { takeFileTurn } from './file-turn';
import { createExports, usualExportLimits } from './turns';

it("removes its listeners from the caller's connection after a turn that ended and one that was rejected", async () => {
  const socket = new EventEmitter();
  const exports = createExports({
    ...usualExportLimits,
    files: { places: 1, waiting: 1, patience: 20 },
  });
  const call = {
    raw: { socket },
    actor: { userId: 'mona' },
    server: { kernel: { exports } },
  } as unknown as Call;
  const { end } = await takeFileTurn(call);
  await expect(takeFileTurn(call)).rejects.toMatchObject({ code: 'exports_busy' });
  expect(socket.listenerCount('close')).toBe(1);
  end();
  expect(socket.listenerCount('close')).toBe(0);
});

describe('expensive work', () => {
  const limits = { places: 1, waiting: 1, patience: 5_000, busy: 'calls_busy' };
  const turns = createCallTurns({ ...usualCallLimits, costly: limits });
  const callBy = (userId: string) => {
    const socket = new EventEmitter();
    const call = { raw: { socket }, actor: { userId }, server: { kernel: { turns } } } as unknown as Call;
    return { socket, call };
  };
  /** Returns work that ends when told to. */
  const working = () => {
    let done = () => {};
    const work = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    return { work, done: () => done() };
  };
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

  it('keeps its turn until it is done, even after its caller has left', async () => {
    const [mona, omar] = [callBy('mona'), callBy('omar')];
    const [first, second] = [working(), working()];
    const one = inTurn(mona.call, 'costly', first.work);
    await soon();
    mona.socket.emit('close');
    const other = inTurn(omar.call, 'costly', second.work);
    await soon();
    expect([first.work, second.work].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    first.done();
    await one;
    await soon();
    expect(second.work).toHaveBeenCalledTimes(1);
    second.done();
    await other;
  });

  it('does not start for a caller who left while waiting or found the queue full', async () => {
    const [mona, omar, rana] = [callBy('mona'), callBy('omar'), callBy('rana')];
    const [first, second] = [working(), working()];
    const one = inTurn(mona.call, 'costly', first.work);
    await soon();
    const other = inTurn(omar.call, 'costly', second.work);
    const busy = { status: 503, code: 'calls_busy', details: { retryAfter: 5 } };
    await expect(inTurn(rana.call, 'costly', second.work)).rejects.toMatchObject(busy);
    omar.socket.emit('close');
    await expect(other).rejects.toMatchObject(busy);
    first.done();
    await one;
    expect(second.work).not.toHaveBeenCalled();
    expect([mona, omar, rana].map(({ socket }) => socket.listenerCount('close'))).toEqual([0, 0, 0]);
  });

  it('releases its turn when it fails', async () => {
    const { call } = callBy('mona');
    for (let round = 0; round < 2; round += 1) {
      await expect(inTurn(call, 'costly', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
  });
});
