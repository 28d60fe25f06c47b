import type { ApprovalDetails, ApproveInput } from '@traveldesk/approvals-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';

export const mona = { id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'Mona Said' };
export const sami = { id: '01890a5d-ac96-774b-bcce-b302099a8059', name: 'Sami Aziz' };
export const nile = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Nile Travel' };

/** A waiting request, as the API returns it to a user who may approve it. */
export function approval(changes: Partial<ApprovalDetails> = {}): ApprovalDetails {
  return {
    id: '0198f000-0000-7000-8000-0000000000c1',
    kind: { key: 'deposit', name: 'Deposit' },
    state: 'new',
    title: 'Deposit for Nile Travel',
    company: nile,
    amount: { amount: '1500.00', currency: 'EUR' },
    approved_amount: null,
    author: mona,
    by_program: false,
    created_at: '2026-11-20T12:00:00.000Z',
    decided_by: null,
    decided_at: null,
    reason: 'Paid by cheque',
    effect: 'The money is added to the wallet of Nile Travel.',
    facts: [
      { label: 'Cheque', value: { type: 'code', text: 'CH-4711' } },
      { label: 'Dated', value: { type: 'day', day: '2026-11-19' } },
    ],
    evidence: { name: 'cheque.pdf', url: '/deposit_proofs/1' },
    about: null,
    result: null,
    note: null,
    may: { approve: true, approve_in_part: true, decline: true, cancel: false },
    obstacle: null,
    deciders: { people: [sami], more: false, from: null },
    ...changes,
  };
}

const none = { approve: false, approve_in_part: false, decline: false, cancel: false };

/** A decided request. */
export function decided(
  before: ApprovalDetails,
  state: ApprovalDetails['state'],
  { part, note }: ApproveInput = {},
): ApprovalDetails {
  const approved = state === 'approved' || state === 'partly_approved';
  return {
    ...before,
    state,
    may: none,
    deciders: null,
    approved_amount: approved ? (part ?? before.amount) : null,
    note: note ?? null,
    decided_by: sami,
    decided_at: '2026-11-21T09:00:00.000Z',
  };
}

/** An in-memory mock of the approvals API. */
export function fakeApprovals(approvals: ApprovalDetails[]): MockApi {
  const rows = [...approvals];
  const settle = (id: string | undefined, state: ApprovalDetails['state'], input?: ApproveInput) => {
    const index = rows.findIndex((row) => row.id === id);
    const before = rows[index];
    if (!before) return problem(404, 'not_found', 'This was not found.');
    if (before.state !== 'new')
      return problem(422, 'approval_settled', 'This request has already been decided.');
    const after = decided(before, state, input);
    rows[index] = after;
    return { body: { message: `“${after.title}” is decided.`, data: after } };
  };
  return mockApi({
    'GET /companies': () => ({ body: { data: [{ ...nile, parent: null }], total: 1 } }),
    'GET /approval_kinds': () => ({ body: { data: [{ key: 'deposit', name: 'Deposit' }] } }),
    'GET /approvals': ({ query }) => {
      const found = rows.filter(
        ({ state, author, kind }) =>
          (!query.state || state === query.state) &&
          (!query.kind || kind.key === query.kind) &&
          (!query.author || ('name' in author && author.name.includes(query.author))),
      );
      return { body: { data: found, total: found.length } };
    },
    'GET /approvals/{id}': ({ params }) => {
      const found = rows.find((row) => row.id === params.id);
      return found ? { body: found } : problem(404, 'not_found', 'This was not found.');
    },
    'GET /approvals/{id}/history': () => ({
      body: {
        data: [
          {
            id: '1',
            at: '2026-11-21T09:00:00.000Z',
            action: 'approve',
            actor: sami,
            address: null,
            request_id: null,
            changes: [
              { field: 'state', before: 'new', after: 'approved' },
              { field: 'approved_amount', before: null, after: { amount: '1500.00', currency: 'EUR' } },
            ],
          },
        ],
        total: 1,
      },
    }),
    'POST /approvals/{id}/approve': ({ params, body }) => {
      const input = body as ApproveInput;
      return settle(params.id, input.part ? 'partly_approved' : 'approved', input);
    },
    'POST /approvals/{id}/decline': ({ params, body }) =>
      settle(params.id, 'declined', { note: (body as { reason: string }).reason }),
    'POST /approvals/{id}/cancel': ({ params }) => settle(params.id, 'cancelled'),
  });
}
