import { startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { startMeddler, type Meddler } from '../../testing/meddler.fake';
import { orderCalls } from '../../testing/ordering.fake';
import { orderSteps, type Step } from '../../testing/order-steps.fake';

/* Each action with each answer that proves that nothing was done, and with answers that only seem to. */

let sandbox: Sandbox;
let between: Meddler;
beforeAll(async () => {
  sandbox = await startSandboxProgram();
  between = await startMeddler(sandbox.url);
});
afterAll(async () => {
  await between.close();
  await sandbox.stop();
});
afterEach(async () => {
  between.rest();
  await sandbox.reset();
});

const names = [
  'an order',
  'a hold',
  'a payment',
  'a cancellation',
  'a change',
  'an airline’s change',
  'bags for an order',
] as const;
const stepOf = (name: string) => orderSteps(sandbox)[name] as Step;

/** Possible answers before anything is done. */
const refusals: [what: string, status: number, body: object | string, cause: string][] = [
  ['an expired token', 401, error('authentication_error', 'expired_access_token'), 'not_authorised'],
  ['a blocked access', 403, 'Forbidden', 'not_authorised'],
  ['an unavailable feature', 403, error('authentication_error', 'unavailable_feature'), 'not_supported'],
  ['too many requests', 429, error('rate_limit_error', 'rate_limit_exceeded'), 'rate_limited'],
  ['a bad request', 400, error('invalid_request_error', 'malformed_body'), 'other'],
  ['a state of its own', 422, error('invalid_state_error', 'something_new'), 'other'],
  ['a field of its own', 422, error('validation_error', 'validation_inclusion'), 'invalid_field'],
  ['a balance', 422, error('invalid_state_error', 'insufficient_balance'), 'insufficient_balance'],
];

function error(type: string, code: string) {
  return { errors: [{ type, code, title: 'No', message: 'No.' }], meta: { request_id: 'req_1' } };
}

it.each(names.flatMap((name) => refusals.map((one) => [name, ...one] as const)))(
  '%s, refused for %s with %i, has had no effect',
  async (name, _, status, body, cause) => {
    const { run } = await stepOf(name).ready();
    between.meddle(/./, () => ({ status, ...(typeof body === 'string' ? { text: body } : { body }) }));
    expect(await run(orderCalls(between.url).call)).toMatchObject({ outcome: 'refused', cause });
  },
);

it.each(names)('%s to an unreachable supplier is refused: it was not sent', async (name) => {
  const { run, happened } = await stepOf(name).ready();
  const gone = await startMeddler(sandbox.url);
  await gone.close();
  expect(await run(orderCalls(gone.url).call)).toMatchObject({
    outcome: 'refused',
    cause: 'not_sent',
    reason: 'refused',
  });
  const left = AbortSignal.abort();
  expect(await run(orderCalls(sandbox.url, { signal: left }).call)).toMatchObject({
    outcome: 'refused',
    cause: 'not_sent',
    reason: 'abandoned',
  });
  expect(await happened()).toBe(false);
});

/** Done before, by somebody else or by an earlier delivery of this request. */
const before: [name: string, code: string][] = [
  ['an order', 'offer_request_already_booked'],
  ['an order', 'order_creation_already_attempted'],
  ['an order', 'duplicate_booking'],
  ['a payment', 'already_paid'],
  ['a cancellation', 'already_cancelled'],
  ['a change', 'already_confirmed'],
  ['a change', 'order_change_already_actioned'],
];

it.each(before)('%s, refused as %s, is in doubt', async (name, code) => {
  const { run } = await stepOf(name).ready();
  between.meddle(/./, () => ({ status: 422, body: error('invalid_state_error', code) }));
  expect(await run(orderCalls(between.url).call)).toMatchObject({
    outcome: 'in_doubt',
    cause: 'already_done',
    said: { errors: [{ code }] },
  });
});
