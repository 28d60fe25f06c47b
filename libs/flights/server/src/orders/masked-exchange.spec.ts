import {
  changedAt,
  sandboxToken,
  startSandboxProgram,
  type Sandbox,
} from '@traveldesk/shared-testing/server';
import { startMeddler, type Meddler } from '../testing/meddler.fake';
import { offerFor, orderCalls, orderFor, traveller } from '../testing/ordering.fake';
import { masked } from '../duffel/masked';
import { duffelOrders } from '../duffel/orders/duffel-orders';
import {
  maskedExchange,
  withExchangeLog,
  withoutAmounts,
  type MaskedExchange,
} from '@traveldesk/suppliers-server';

const passport = 'A1234567';
const born = '1990-05-17';
const card = 'ZZ-900100';
const masking = { fields: masked, credentials: [sandboxToken] };

describe('the exchange with a supplier about an order', () => {
  let sandbox: Sandbox;
  let between: Meddler;
  const heard: MaskedExchange[] = [];
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    between = await startMeddler(sandbox.url);
  });
  afterAll(async () => {
    await between.close();
    await sandbox.stop();
  });
  beforeEach(() => {
    heard.length = 0;
    between.rest();
  });

  const create = async (change: object = {}) => {
    const offer = await offerFor(sandbox);
    const somebody = traveller(offer.passengers[0]?.id ?? '', {
      document: { kind: 'passport', number: passport, country: 'EG', expires_on: '2034-01-31' },
      loyalty: [{ airline: 'ZZ', number: card }],
      born_on: born,
      ...change,
    });
    const calls = orderCalls(between.url);
    const call = withExchangeLog(calls.call, masking, (exchange) => void heard.push(exchange));
    return duffelOrders.create(call, orderFor(offer, { travellers: [somebody] }));
  };

  it('is logged once, without tokens, documents and dates of birth, but with tickets', async () => {
    await create();
    expect(heard).toHaveLength(1);
    const [exchange] = heard;
    const text = JSON.stringify(exchange);
    for (const secret of [passport, born, card, '2034-01-31', sandboxToken]) {
      expect(text).not.toContain(secret);
    }
    expect(exchange).toMatchObject({
      method: 'POST',
      path: '/air/orders',
      status: 201,
      failure: null,
      sent: {
        data: {
          type: 'instant',
          passengers: [
            {
              given_name: 'Amal',
              born_on: '[redacted]',
              identity_documents: [{ type: 'passport', unique_identifier: '[redacted]' }],
              loyalty_programme_accounts: [{ airline_iata_code: 'ZZ', account_number: '[redacted]' }],
            },
          ],
        },
      },
      received: {
        data: {
          passengers: [{ born_on: '[redacted]' }],
          documents: [{ unique_identifier: expect.stringMatching(/^\d{13}$/) }],
        },
      },
    });
  });

  it('is logged for a refusal, whose repeated values are masked too', async () => {
    between.meddle(/orders$/, () => ({
      status: 422,
      body: {
        errors: [
          {
            type: 'validation_error',
            code: 'validation_format',
            title: `No passport ${passport}`,
            message: `The passport ${passport} of one born on ${born} is not known to ${sandboxToken}`,
            source: { pointer: '/passengers/0/identity_documents/0/unique_identifier' },
          },
        ],
      },
    }));
    const outcome = await create();
    expect(outcome).toMatchObject({
      outcome: 'refused',
      field: { name: 'document.number' },
      said: { errors: [{ code: 'validation_format', title: 'No passport [redacted]' }] },
    });
    expect(JSON.stringify(outcome)).not.toMatch(new RegExp(`${passport}|${born}|${sandboxToken}`));
    expect(heard[0]).toMatchObject({ status: 422, failure: 'rejected' });
    expect(JSON.stringify(heard)).toContain('The passport [redacted] of one born on [redacted] is not');
    expect(JSON.stringify(heard)).not.toMatch(new RegExp(`${passport}|${born}|${sandboxToken}`));
  });

  it('is logged without an answer, or with an unreadable one', async () => {
    between.meddle(/orders$/, () => 'reset');
    await create();
    between.meddle(/orders$/, () => ({ status: 200, text: `<html>${passport}</html>` }));
    await create();
    expect(heard).toMatchObject([
      { status: null, received: null, failure: 'unreachable' },
      { status: 200, received: null, failure: null },
    ]);
    expect(JSON.stringify(heard)).not.toContain(passport);
  });

  it('is lost if it cannot be logged; the order is not', async () => {
    const calls = orderCalls(between.url);
    const call = withExchangeLog(calls.call, masking, () => {
      throw new Error('the log is full');
    });
    const order = orderFor(await offerFor(sandbox));
    expect(await duffelOrders.create(call, order)).toMatchObject({ outcome: 'done' });
  });
});

describe('masking', () => {
  const exchange = (sent: unknown, received: unknown): MaskedExchange =>
    maskedExchange(
      {
        request: { method: 'POST', path: `/air/orders?token=${sandboxToken}`, body: sent },
        status: 200,
        received,
        failure: null,
      },
      masking,
    );

  it('covers every depth, also names and paths, and nothing else', () => {
    const { path, sent, received } = exchange(
      { deep: [{ identity_documents: [{ unique_identifier: passport, issuing_country_code: 'EG' }] }] },
      JSON.stringify({
        [`about ${passport}`]: [passport, 7, null],
        documents: [{ unique_identifier: '176' }],
      }),
    );
    expect(path).toBe('/air/orders?token=[redacted]');
    expect(sent).toEqual({
      deep: [
        { identity_documents: [{ unique_identifier: '[redacted]', issuing_country_code: '[redacted]' }] },
      ],
    });
    expect(received).toEqual({
      'about [redacted]': ['[redacted]', 7, null],
      documents: [{ unique_identifier: '176' }],
    });
  });

  it('removes codes that are worth money, secrets, and fields named like one', () => {
    const wire = {
      secret: 'whsec_1',
      airline_credits: [{ credit_code: 'FREE-FLIGHT', credit_amount: '50.00' }],
    };
    for (const came of [wire, JSON.stringify(wire)]) {
      expect(exchange(undefined, came).received).toEqual({
        secret: '[redacted]',
        airline_credits: [{ credit_code: '[redacted]', credit_amount: '50.00' }],
      });
    }
  });

  it.each([
    ['a text that is not JSON', 'not json'],
    ['an overlong text', JSON.stringify({ more: 'x'.repeat(600_000) })],
    ['nothing', ''],
  ])('drops %s entirely', (_, received) => {
    expect(exchange(undefined, received).received).toBeNull();
  });

  it('ignores short texts, which could occur anywhere', () => {
    const wire = changedAt({ data: { born_on: null, text: '' } }, 'data.text', 'EG 2034');
    expect(exchange({ issuing_country_code: 'EG' }, JSON.stringify(wire)).received).toEqual({
      data: { born_on: null, text: 'EG 2034' },
    });
  });
});

it('hides amounts from users who may not see them, in fields, lists and sentences', () => {
  const refused = 'Pay 1123.45 EUR: the total is 1123.45 and the penalty 123.45';
  const said = {
    sent: { data: { payments: [{ type: 'balance', amount: '1123.45', currency: 'EUR' }] } },
    received: {
      data: { total_amount: '1123.45', tax_amount: null, penalty_amount: '123.45', id: 'ord_1' },
      errors: [{ message: refused }],
    },
  };
  const told = withoutAmounts(masked, said);
  expect(JSON.stringify(told)).not.toMatch(/123/);
  expect(told.received.data).toMatchObject({ tax_amount: null, id: 'ord_1' });
  expect(told.sent.data.payments[0]).toMatchObject({ type: 'balance', currency: 'EUR' });
  // The input is not modified.
  expect(said.received.data.total_amount).toBe('1123.45');
});
