import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';
import { duffelProtocol } from './duffel.protocol';

describeOnDatabase('a supplier with the Duffel protocol', (makeApi) => {
  let duffel: FakeDuffel;
  let flights: FlightsApi;
  beforeAll(async () => {
    duffel = await startFakeDuffel();
    flights = await startFlightsApi(makeApi);
  });
  afterAll(() => duffel.close());

  it('is tested with a request for one airline, with Duffel’s headers', async () => {
    const { id } = await flights.addSupplier('duffel', `${duffel.url}/v1`);
    await flights.call('POST', `/suppliers/${id}/test`);
    expect(duffel.calls).toMatchObject([
      {
        method: 'GET',
        url: '/v1/air/airlines?limit=1',
        headers: {
          authorization: 'Bearer token_of_duffel_1234',
          'duffel-version': 'v2',
          accept: 'application/json',
        },
      },
    ]);
  });
});

it.each([
  ['a list', '{"data":[],"meta":{}}', true],
  ['a page of HTML', '<!doctype html><title>Welcome</title>', false],
  ['nothing', '', false],
  ['JSON of another shape', '{"airlines":[]}', false],
  ['a list that is not one', '{"data":{}}', false],
  ['broken JSON', '{"data":[', false],
  ['null', 'null', false],
])('classifies answers to a ping: %s', (_, body, isAnswer) => {
  expect(duffelProtocol.ping.isAnswer(body)).toBe(isAnswer);
});
