import { describeOnDatabase, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { startSupplierApi, type SupplierApi } from '@traveldesk/suppliers-server/testing';
import { hotelsOptions } from '../testing/hotels-api.fake';
import { duffelStaysProtocol } from './duffel-stays.protocol';

describeOnDatabase('a hotel supplier that speaks Duffel Stays', (makeApi) => {
  let sandbox: Sandbox;
  let suppliers: SupplierApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    const config = { supplierAllowedHosts: [new URL(sandbox.url).host] };
    suppliers = await startSupplierApi(makeApi, config, hotelsOptions.modules);
  });
  afterAll(() => sandbox.stop());

  let made = 0;
  const test = async (character: string, base_url = sandbox.url) => {
    const { id } = await suppliers.create({
      key: `hotels-${(made += 1)}`,
      module_id: await suppliers.moduleId('hotels'),
      protocol: 'duffel_stays',
      base_url,
      credentials: `duffel_test_training_${character}`,
    });
    return (await suppliers.call('POST', `/suppliers/${id}/test`)).json<{ message: string; data: object }>();
  };

  it('is offered with a title and a sentence in each language', async () => {
    const { data } = (await suppliers.call('GET', '/suppliers/protocols')).json<{ data: unknown[] }>();
    expect(data).toMatchObject([
      {
        name: 'duffel_stays',
        title: {
          en: 'Duffel Stays API v2',
          fr: 'API Duffel Stays v2',
          ar: expect.stringContaining('Duffel'),
        },
        note: { en: expect.stringMatching(/^Hotels sold by Duffel\./) },
        example_url: 'https://api.duffel.com',
      },
    ]);
  });

  it('names events that a webhook of the account can subscribe to', async () => {
    const place = { url: 'https://desk.example/events', events: duffelStaysProtocol.events };
    expect(await sandbox.ask('POST', '/air/webhooks', place)).toMatchObject(place);
  });

  it('answers a test with the token of a customer', async () => {
    expect(await test('quick')).toMatchObject({ data: { outcome: 'ok', http_status: 200 } });
  });

  it('reports an account that is not enabled for Stays; Duffel says so in plain text', async () => {
    expect(await test('forbidden')).toMatchObject({
      data: { outcome: 'not_authorised', http_status: 403 },
      message: expect.stringContaining('refused the access token (status 403)'),
    });
  });

  it('reports an unknown token', async () => {
    expect(await test('nobody')).toMatchObject({ data: { outcome: 'not_authorised', http_status: 401 } });
  });

  it('reports an answer from another server', async () => {
    expect(await test('quick', `${sandbox.url}/elsewhere`)).toMatchObject({ data: { outcome: 'not_found' } });
  });
});

it.each([
  ['total_amount', true],
  ['due_at_accommodation_amount', true],
  ['total_currency', false],
  ['refund_amount', true],
])('%s is an amount: %s', (field, isAmount) => {
  expect(duffelStaysProtocol.masked.isAmount(field)).toBe(isAmount);
});
