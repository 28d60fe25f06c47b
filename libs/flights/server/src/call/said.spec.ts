import type { StoredRefusal, SupplierFault } from '@traveldesk/suppliers-server';
import { callsTo, token } from '../testing/calls.fake';
import { json, startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offersIn, oneway, startFlightsApi } from '../testing/flights-api.fake';
import { startTestApi } from '@traveldesk/shared-testing/server';

let supplier: FakeDuffel;
beforeEach(async () => {
  supplier = await startFakeDuffel({ id: 'off_1', total: '199.90' });
});
afterEach(() => supplier.close());

/** Returns the stored part of an answer. */
async function saidOf(status: number, body: string, headers: Record<string, string> = {}) {
  supplier.onSearch((_, response) => void response.writeHead(status, headers).end(body));
  const request = { method: 'POST', path: '/air/orders', body: {} } as const;
  const { call } = callsTo(supplier.url);
  return call(request, { purpose: 'search', repeatable: false }).then(
    ({ said }) => said,
    ({ said }: SupplierFault): StoredRefusal | null => said,
  );
}

/** An error of SUPPLIER 2. */
const required = {
  type: 'validation_error',
  title: 'Required field',
  message: "Field 'given_name' can't be blank",
  code: 'validation_required',
};

it('a refusal is kept, and read as the errors of its wire format', async () => {
  const body = { errors: [required, { code: 7 }], meta: { status: 422, request_id: 'FZW0H3HdJwKk5HMAAKxB' } };
  expect(await saidOf(422, JSON.stringify(body))).toEqual({
    errors: [required, { type: null, title: null, message: null, code: null }],
    requestId: 'FZW0H3HdJwKk5HMAAKxB',
    body,
  });
});

it('the request id in the header has priority', async () => {
  const body = JSON.stringify({ errors: [], meta: { request_id: 'in-the-body' } });
  expect((await saidOf(500, body, { 'x-request-id': 'in-the-head' }))?.requestId).toBe('in-the-head');
});

it('secrets are masked by field name, and wherever the token is repeated', async () => {
  const error = { ...required, message: `No access with ${token}`, source: { passport_number: 'A1234567' } };
  const said = await saidOf(403, JSON.stringify({ errors: [error], authorization: 'Bearer x' }));
  expect(said?.errors[0]?.message).toBe('No access with [redacted]');
  expect(said?.body).toMatchObject({
    errors: [{ source: { passport_number: '[redacted]' } }],
    authorization: '[redacted]',
  });
});

it.each([
  ['is not JSON', `<html>Bad gateway ${token}</html>`],
  ['is longer than any error', JSON.stringify({ errors: [required], more: 'x'.repeat(20_000) })],
  ['is nothing', ''],
])('nothing is kept of a body that %s', async (_, body) => {
  expect(await saidOf(502, body)).toEqual({ errors: [], requestId: null, body: null });
});

it.each([
  ['nothing at all', 'null'],
  ['a list', '[]'],
  ['a text', '"down"'],
  ['errors that are not a list', '{"errors":{}}'],
  ['errors that are not objects', '{"errors":[null,7]}'],
  ['deeply nested lists', '['.repeat(8_000) + ']'.repeat(8_000)],
])('a body of another shape causes no failure: %s', async (_, body) => {
  const said = await saidOf(500, body);
  expect(said?.errors.every(({ code, message }) => code === null && message === null)).toBe(true);
});

it('a success has no error text', async () => {
  expect(await saidOf(201, '{"data":{}}')).toBeNull();
});

it('a company’s users see that a call failed, but not the supplier’s text', async () => {
  const flights = await startFlightsApi(startTestApi);
  try {
    const { id } = await flights.addSupplier('talkative', supplier.url);
    const { id: companyId } = await flights.addCompany('Nile', [id]);
    const user = await flights.signIn({ type: 'company', companyId });
    const offers = offersIn((await flights.search(oneway(), user)).lines);
    const words = { ...required, code: 'their_words', title: 'their_words', message: 'their_words' };
    supplier.onRefuse(422, 'their_words');
    const review = await flights.call('GET', `/flights/offers/${offers[0]?.id}`, undefined, user);
    expect(review.status).toBe(503);
    supplier.onSearch((_, response) => json(response, 422, { errors: [words] }));
    const search = await flights.search(oneway({ adults: 2 }), user);
    expect(search.text).toContain('rejected');
    expect(review.text + search.text).not.toContain('their_words');
  } finally {
    await flights.api.close();
  }
});
