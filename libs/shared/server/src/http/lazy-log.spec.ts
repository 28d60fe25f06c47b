import { createLog } from '../log';
import { lazyChild } from './lazy-log';

describe('the log of a request', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'debug' }, { write: (line: string) => void lines.push(line) });
  beforeEach(() => lines.splice(0));
  const said = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('is created once, when there is something to log', () => {
    const child = jest.spyOn(log, 'child');
    const request = lazyChild(log, { request_id: 'r1' });
    expect(child).not.toHaveBeenCalled();
    request.warn({ reason: 'x' }, 'first');
    request.error('second');
    expect(child).toHaveBeenCalledTimes(1);
    child.mockRestore();
  });

  it('names the request on every level, and hides secrets', () => {
    const request = lazyChild(log, { request_id: 'r1' });
    request.fatal('a');
    request.error({ err: new Error('boom') }, 'b');
    request.warn({ password: 'hunter2' }, 'c');
    request.info('%s of %d', 'd', 2);
    request.debug('e');
    request.trace('below the level');
    request.child({ part: 'p' }).info('f');
    expect(said().map(({ level, msg, request_id }) => [level, msg, request_id])).toEqual([
      [60, 'a', 'r1'],
      [50, 'b', 'r1'],
      [40, 'c', 'r1'],
      [30, 'd of 2', 'r1'],
      [20, 'e', 'r1'],
      [30, 'f', 'r1'],
    ]);
    expect(said()[5]).toMatchObject({ part: 'p' });
    expect(lines.join('')).not.toContain('hunter2');
    expect(request.level).toBe('debug');
  });
});
