import { lineStream, mockApi, problem, testUser } from '@traveldesk/shared-testing/web';
import { setNavigator } from '../navigation/navigator';
import { storeSession } from '../session/storage';
import { clearToast, readToast } from '../toast/toast';
import { baseQuery } from './baseQuery';

const reloaded: string[] = [];

beforeEach(() => {
  reloaded.length = 0;
  clearToast();
  setNavigator({ go: () => undefined, reload: (path) => reloaded.push(path) });
});

function begin(signal = new AbortController().signal) {
  const lines: unknown[] = [];
  const request = { url: '/offers', onLine: (line: unknown) => void lines.push(line) };
  const done = Promise.resolve(baseQuery(request, { signal } as Parameters<typeof baseQuery>[1], {}));
  return { lines, done };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a line-by-line response', () => {
  it('is requested with token and language, and passed on line by line as it arrives', async () => {
    storeSession({ token: 'secret', user: testUser() });
    const stream = lineStream();
    const api = mockApi({ 'GET /offers': () => ({ stream }) });
    const { lines, done } = begin();
    stream.send({ n: 1 });
    await settle();
    expect(lines).toEqual([{ n: 1 }]);
    stream.send({ n: 2 }, { n: 3 });
    stream.end();
    expect(await done).toEqual({ data: null });
    expect(lines).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(api.calls[0]?.headers.get('accept')).toContain('application/x-ndjson');
  });

  it('is reassembled across network chunks, and needs no line feed at its end', async () => {
    const stream = lineStream();
    mockApi({ 'GET /offers': () => ({ stream }) });
    const { lines, done } = begin();
    stream.sendText('{"name":"Ca');
    stream.sendText('iro"}\n\n{"na');
    stream.sendText('me":"القاهرة"}');
    stream.end();
    await done;
    expect(lines).toEqual([{ name: 'Cairo' }, { name: 'القاهرة' }]);
  });

  it.each([
    ['ends within a line', '{"n":', (stream: ReturnType<typeof lineStream>) => stream.end()],
    ['loses its connection', '{"n":1}\n', (stream: ReturnType<typeof lineStream>) => stream.fail()],
    ['is not JSON', '<html>\n', (stream: ReturnType<typeof lineStream>) => stream.end()],
  ])('that %s counts as a request without a response', async (_, text, stop) => {
    const stream = lineStream();
    mockApi({ 'GET /offers': () => ({ stream }) });
    const { done } = begin();
    stream.sendText(text);
    stop(stream);
    expect(await done).toEqual({ error: { status: 0, message: 'An unknown error occurred' } });
    expect(readToast().title).toBe('An unknown error occurred');
  });

  it('is aborted silently with its request', async () => {
    const stream = lineStream();
    mockApi({ 'GET /offers': () => ({ stream }) });
    const controller = new AbortController();
    const { lines, done } = begin(controller.signal);
    stream.send({ n: 1 });
    await settle();
    controller.abort();
    expect(await done).toMatchObject({ error: { status: 0 } });
    expect(lines).toEqual([{ n: 1 }]);
    expect(stream.aborted).toBe(true);
    expect(readToast().title).toBe('');
  });

  it('that is rejected follows the error catalog', async () => {
    storeSession({ token: 'old', user: testUser() });
    mockApi({ 'GET /offers': () => problem(401, 'unauthenticated', 'Sign in') });
    const { lines, done } = begin();
    expect(await done).toMatchObject({ error: { status: 401, message: 'Sign in' } });
    expect(lines).toEqual([]);
    expect(reloaded).toEqual(['/login']);
  });
});
