import type { Api, ServerModule } from '@traveldesk/shared-server';
import { loadBehind } from './demo-behind';

/** An API of which only what is loaded behind is asked. */
function fakeApi(statusCode = 200) {
  const stopping = new AbortController();
  const app = { inject: async () => ({ statusCode, json: () => ({ data: { token: 'token' } }) }) };
  const api = { app, kernel: { stopping: stopping.signal } } as unknown as Pick<Api, 'app' | 'kernel'>;
  return { api, stopping };
}
const log = { error: jest.fn() };
const options = (signal: AbortSignal) => ({ log: log as never, signal });
const moduleOf = (name: string, demoBehind: ServerModule['demoBehind']) =>
  ({ name, demoBehind }) as ServerModule;

describe('what is loaded behind the start', () => {
  beforeEach(() => log.error.mockClear());

  it('is loaded one after the other, by who can sign in, and one that fails is told', async () => {
    const { api } = fakeApi();
    const order: string[] = [];
    const modules = [
      moduleOf('one', async () => {
        order.push('one');
        throw new Error('no');
      }),
      moduleOf('two', async (_app, { signIn }) => {
        order.push(JSON.stringify(await signIn('desk@nile.example')));
      }),
    ];
    await loadBehind(api, modules, options(new AbortController().signal));
    expect(order).toEqual(['one', '{"authorization":"Bearer token"}']);
    expect(log.error).toHaveBeenCalledTimes(1);
    const { api: refusing } = fakeApi(401);
    const signedIn: unknown[] = [];
    const refused = moduleOf(
      'three',
      async (_app, { signIn }) => void signedIn.push(await signIn('x@y.example')),
    );
    await loadBehind(refusing, [refused], options(new AbortController().signal));
    expect(signedIn).toEqual([null]);
  });

  it.each(['the stop', 'the kernel'])(
    'ends with %s, begins no more, and what breaks then is not told',
    async (who) => {
      const { api, stopping } = fakeApi();
      const ending = new AbortController();
      const begun: string[] = [];
      const modules = [
        moduleOf('one', async (_app, { isStopping }) => {
          begun.push(`${isStopping()}`);
          (who === 'the stop' ? ending : stopping).abort();
          begun.push(`${isStopping()}`);
          throw new Error('closed');
        }),
        moduleOf('two', async () => void begun.push('two')),
      ];
      await loadBehind(api, modules, options(ending.signal));
      expect(begun).toEqual(['false', 'true']);
      expect(log.error).not.toHaveBeenCalled();
    },
  );
});
