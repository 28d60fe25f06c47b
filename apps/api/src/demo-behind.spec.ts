import type { Api, ServerModule } from '@traveldesk/shared-server';
import { loadBehind } from './demo-behind';

/** An API with the parts that loading the demo uses. */
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

describe('demo data loaded after the start', () => {
  beforeEach(() => log.error.mockClear());

  it('are loaded one module after the other, with demo sign-ins, and a failure is logged', async () => {
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
    'stop with %s: no further module starts, and later failures are not logged',
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
