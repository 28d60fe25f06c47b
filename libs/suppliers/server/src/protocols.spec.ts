import { modulesServer } from '@traveldesk/modules-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { startTestApi } from '@traveldesk/shared-testing/server';
import { suppliersServer } from '.';
import { protocolsOf, registerProtocol, sentSecrets } from './protocols';
import { fakeProtocol, fakeProtocols } from './testing/protocols.fake';

const registering = (name: string, texts: ServerModule['texts'] = fakeProtocols.texts): ServerModule => ({
  name: 'again',
  migrations: {},
  texts,
  contribute: (kernel) => registerProtocol(kernel, { ...fakeProtocol, name, texts: 'again' }),
});
const boot = (...more: ServerModule[]) =>
  startTestApi({ modules: [modulesServer, suppliersServer, ...more] });

describe('a protocol is registered by its name', () => {
  it('once: a second one of that name stops the boot', async () => {
    await expect(boot(fakeProtocols, registering('duffel'))).rejects.toThrow(
      'Two protocols are called duffel.',
    );
  });

  it('with its texts: without them it stops the boot', async () => {
    await expect(boot(registering('heron'))).rejects.toThrow('No text for again:protocols.heron');
  });

  it('in one kernel only', async () => {
    const one = await boot(fakeProtocols);
    const other = await boot();
    expect([...protocolsOf(one.kernel).keys()]).toEqual(['duffel', 'duffel_stays']);
    expect([...protocolsOf(other.kernel).keys()]).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });
});

it('credentials are masked in each form in which they are sent', () => {
  const basic = (account: string) => ({
    authorization: `Basic ${Buffer.from(account).toString('base64')}`,
    'x-account': 'nile',
  });
  expect(sentSecrets({ authentication: basic }, 'nile:a-password')).toEqual([
    'bmlsZTphLXBhc3N3b3Jk',
    'nile:a-password',
    'a-password',
  ]);
  expect(sentSecrets(fakeProtocol, 'duffel_test_4x8Y')).toEqual(['duffel_test_4x8Y']);
});
