import { mockApi, type MockApi, type MockRoutes } from '@traveldesk/shared-testing/web';
import type { Balance, MovementRow, Transaction, Wallet } from '@traveldesk/wallet-contract';

export const nile = { id: '0198f000-0000-7000-8000-00000000c001', name: 'Nile Travel' };
export const mona = { id: '0198f000-0000-7000-8000-00000000a001', name: 'Mona Said' };
export const transactionId = '0198f000-0000-7000-8000-00000000d001';
export const approvalId = '0198f000-0000-7000-8000-00000000e001';
export const everything = [
  'show_transactions',
  'export_transactions',
  'add_deposits',
  'adjust_wallets',
  'add_payouts',
  'convert_wallets',
  'update_credit',
  'update_companies',
  'show_ledger',
  'check_ledger',
  'show_approvals',
  'show_companies',
  'show_users',
];

const egp = (amount: string) => ({ amount, currency: 'EGP' });

/** Balance 5,000, credit limit 1,000, blocked 1,200: available 4,800. */
export function wallet(changes: Partial<Wallet> = {}): Wallet {
  return {
    currency: 'EGP',
    own: true,
    balance: egp('5000.00'),
    credit_limit: egp('1000.00'),
    held: egp('1200.00'),
    available: egp('4800.00'),
    open_holds: 1,
    threshold: null,
    low: false,
    version: 12,
    settings_version: 3,
    ...changes,
  };
}

const dollars = wallet({
  currency: 'USD',
  own: false,
  balance: { amount: '90.50', currency: 'USD' },
  credit_limit: { amount: '0.00', currency: 'USD' },
  held: { amount: '0.00', currency: 'USD' },
  available: { amount: '90.50', currency: 'USD' },
  open_holds: 0,
});

export function balance(changes: Partial<Balance> = {}): Balance {
  return {
    company: { ...nile, status: 'active' },
    at: '2026-11-23T08:00:00.000Z',
    data: [wallet(), dollars],
    earnings: [],
    ledger: 'whole',
    ...changes,
  };
}

export function movement(changes: Partial<MovementRow> = {}): MovementRow {
  return {
    id: '0198f000-0000-7000-8000-00000000b001',
    transaction_id: transactionId,
    type: 'deposit',
    account: 'wallet',
    company: nile,
    direction: 'in',
    amount: egp('1500.00'),
    balance_after: egp('5000.00'),
    method: 'bank',
    reference: 'TT-4711',
    booking: null,
    reversed: false,
    author: mona,
    created_at: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}

export function transaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: transactionId,
    type: 'deposit',
    sides: [
      {
        account: 'wallet',
        company: nile,
        amount: egp('1500.00'),
        balance_before: egp('3500.00'),
        balance_after: egp('5000.00'),
        version: 12,
      },
      {
        account: 'received',
        company: nile,
        amount: egp('-1500.00'),
        balance_before: egp('-3500.00'),
        balance_after: egp('-5000.00'),
        version: 7,
      },
    ],
    method: 'bank',
    reference: 'TT-4711',
    booking: null,
    received_on: '2026-11-19',
    note: null,
    reason: null,
    proof: null,
    hold: null,
    about: null,
    reverses: null,
    reversed_by: null,
    refunds: [],
    refunds_of: null,
    rate: null,
    author: mona,
    approval_id: null,
    may_reverse: true,
    created_at: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}

/** Responses to a movement that was posted or waits for approval. */
export const posted = {
  status: 201,
  body: {
    message: 'The deposit was added.',
    data: { status: 'posted', transaction_id: transactionId, approval_id: null },
  },
};
export const requested = {
  status: 201,
  body: {
    message: 'The deposit waits for approval.',
    data: { status: 'requested', transaction_id: null, approval_id: approvalId },
  },
};

/** Mocks the API for Nile Travel's wallets; `routes` override the defaults. */
export function fakeWallets(routes: MockRoutes = {}): MockApi {
  return mockApi({
    'GET /companies/{id}/balance': () => ({ body: balance() }),
    'GET /companies/{id}/balance/trend': () => ({ body: { data: [] } }),
    'GET /companies/{id}/credit-limit': () => ({ body: { data: [] } }),
    'GET /ledger': () => ({ body: ledger() }),
    'GET /ledger/state': () => ({ body: { state: 'whole' } }),
    ...routes,
  });
}

export function ledger(changes: object = {}) {
  return {
    state: 'whole',
    checked_at: '2026-11-23T07:00:00.000Z',
    whole_at: '2026-11-22T03:00:00.000Z',
    entries: 4812,
    accounts: 36,
    faults: [],
    found: 0,
    totals: [{ currency: 'EGP', wallets: 9, balance: egp('125000.00'), held: egp('1200.00') }],
    ...changes,
  };
}
