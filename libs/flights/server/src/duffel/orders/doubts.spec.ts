import { sampleOf, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { startMeddler, type Meddler, type Meddling } from '../../testing/meddler.fake';
import { impatient, orderCalls } from '../../testing/ordering.fake';
import { orderSteps, type Step } from '../../testing/order-steps.fake';

/* Each action that books, pays, cancels or changes, with each fault of SECURITY 12 that leaves its effect unknown. */

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
/** A caller that stopped waiting may look before the supplier has finished. */
async function until(happened: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await happened()); tries += 1) {
    if (tries === 100) throw new Error('It has not happened.');
    await new Promise((passed) => setTimeout(passed, 50));
  }
}
const stepOf = (name: string) => orderSteps(sandbox)[name] as Step;
/** Actions that the training supplier itself can spoil. */
const withKnob = names.slice(0, 5);

it.each(names)('%s that succeeds is done, and sent once', async (name) => {
  const { run, happened } = await stepOf(name).ready();
  expect(await happened()).toBe(false);
  between.rest();
  expect(await run(orderCalls(between.url).call)).toMatchObject({ outcome: 'done' });
  expect(between.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  expect(await happened()).toBe(true);
});

/** Faults of the supplier itself: the effect happened, but the answer does not show it. */
const hidden: [knob: string, cause: string, reason: string | null][] = [
  ['done_then_500', 'error', 'error'],
  ['done_then_504', 'error', 'error'],
  ['done_then_reset', 'unanswered', 'unreachable'],
  ['done_then_silent', 'unanswered', 'timed_out'],
  ['done_then_garbled', 'unreadable', 'malformed'],
];

it.each(
  sampleOf(
    withKnob.flatMap((name) => hidden.map((fault) => [name, ...fault] as const)),
    11,
  ),
)('%s, %s: in doubt (%s), although done', async (name, outcome, cause, reason) => {
  const { knob, ready } = stepOf(name);
  const { run, happened } = await ready();
  await sandbox.turn({ [String(knob)]: outcome });
  const patience = outcome === 'done_then_silent' ? { limits: impatient } : {};
  expect(await run(orderCalls(sandbox.url, patience).call)).toMatchObject({
    outcome: 'in_doubt',
    cause,
    reason,
    settlesWithinMs: 600_000,
  });
  await until(happened);
});

it.each(withKnob)('%s that is accepted is in doubt: first absent, then done', async (name) => {
  const { knob, ready } = stepOf(name);
  const { run, happened } = await ready();
  await sandbox.turn({ [String(knob)]: 'accepted' });
  expect(await run(orderCalls(sandbox.url).call)).toMatchObject({
    outcome: 'in_doubt',
    cause: 'accepted',
    status: 202,
    settlesWithinMs: 86_400_000,
  });
  expect(await happened()).toBe(false);
  await until(happened);
});

it.each(withKnob)('%s that is accepted and then fails is the same doubt', async (name) => {
  const { knob, ready } = stepOf(name);
  const { run, happened } = await ready();
  await sandbox.turn({ [String(knob)]: 'accepted_then_failed' });
  expect(await run(orderCalls(sandbox.url).call)).toMatchObject({ outcome: 'in_doubt', cause: 'accepted' });
  expect(await happened()).toBe(false);
});

it.each([
  ['huge', 'too_large'],
  ['bomb', 'too_large'],
  ['drip', 'timed_out'],
  ['truncated', 'unreachable'],
])('an order with a %s answer is in doubt, although done', async (fault, reason) => {
  const { run, happened } = await stepOf('an order').ready();
  await sandbox.turn({ fault, faulty_path: '/air/orders' });
  const patience = fault === 'drip' ? { limits: impatient } : {};
  expect(await run(orderCalls(sandbox.url, patience).call)).toMatchObject({
    outcome: 'in_doubt',
    cause: 'unanswered',
    reason,
  });
  await sandbox.turn({ fault: 'none' });
  await until(happened);
});

/** The possible results of a request that arrived, whatever spoils its answer. */
const spoilt: [what: string, Meddling, cause: string, reason: string | null][] = [
  ['a 500 that is a page', { status: 500, text: '<html>Oops</html>' }, 'error', 'error'],
  ['an empty 502', { status: 502, text: '' }, 'error', 'error'],
  ['a 503', { status: 503, body: { errors: [] } }, 'error', 'error'],
  ['a 504', { status: 504, text: 'Gateway timeout' }, 'error', 'error'],
  ['a redirection', { status: 303, headers: { location: '/elsewhere' }, text: '' }, 'error', 'redirected'],
  ['a refusal that is a page', { status: 422, text: '<html>No</html>' }, 'error', 'rejected'],
  ['a refusal without a type', { status: 400, body: { errors: [{ code: 'no' }] } }, 'error', 'rejected'],
  ['an unexplained 404', { status: 404, text: 'no such page' }, 'error', 'not_found'],
  [
    'an airline’s unknown refusal',
    { status: 422, body: { errors: [{ type: 'airline_error', code: 'airline_internal' }] } },
    'error',
    'rejected',
  ],
  ['a reset', 'reset', 'unanswered', 'unreachable'],
  ['silence', 'silent', 'unanswered', 'timed_out'],
  ['half a response', 'half', 'unanswered', 'unreachable'],
  ['nothing', { text: '' }, 'unreadable', 'malformed'],
  ['a page with 200', { status: 200, text: '<html>Welcome</html>' }, 'unreadable', 'malformed'],
  ['no data', { body: { data: null } }, 'unreadable', 'malformed'],
  ['data of something else', { body: { data: { id: 'x_1' } } }, 'unreadable', 'malformed'],
  ['202 with nothing', { status: 202, text: '' }, 'accepted', null],
];

it.each(
  sampleOf(
    names.flatMap((name) => spoilt.map((fault) => [name, ...fault] as const)),
    11,
  ),
)('%s, answered with %s: in doubt, although done', async (name, _, meddling, cause, reason) => {
  const { path, ready } = stepOf(name);
  const { run, happened } = await ready();
  between.meddle(path, ({ method }) => (method === 'GET' ? undefined : meddling));
  const patience = meddling === 'silent' ? { limits: impatient } : {};
  const outcome = await run(orderCalls(between.url, patience).call);
  expect(outcome).toMatchObject({ outcome: 'in_doubt', cause, reason });
  expect(between.calls).toHaveLength(1);
  await until(happened);
});

it.each(names)('%s abandoned on the way is in doubt', async (name) => {
  const { path, ready } = stepOf(name);
  const { run, happened } = await ready();
  const leaving = new AbortController();
  between.meddle(path, ({ method }) => {
    if (method === 'GET') return undefined;
    leaving.abort();
    return 'silent';
  });
  expect(await run(orderCalls(between.url, { signal: leaving.signal }).call)).toMatchObject({
    outcome: 'in_doubt',
    cause: 'unanswered',
    reason: 'abandoned',
  });
  await until(happened);
});

it.each(names)('%s with a defect in this program is in doubt, and the defect is logged', async (name) => {
  const { run } = await stepOf(name).ready();
  const defect = new TypeError('a defect');
  expect(await run(() => Promise.reject(defect))).toMatchObject({
    outcome: 'in_doubt',
    cause: 'internal',
    thrown: defect,
  });
});
