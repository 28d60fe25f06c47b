import { screen, waitFor, within } from '@testing-library/react';
import { answerQuestions, problem } from '@traveldesk/shared-testing/web';
import { approval, decided, fakeApprovals, mona, nile } from './approvals.fake';
import { open as openAt } from './approvals.screens.fake';

const waiting = approval();
const at = `/approvals/view/${waiting.id}`;
const open = (options: Parameters<typeof openAt>[0] = {}) => openAt({ at, ...options });

const title = () => screen.findByRole('heading', { level: 1, name: waiting.title });
const header = () => within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
const fact = (label: string) =>
  within(screen.getByText(label).parentElement as HTMLElement).getByRole('definition');
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the page of a request', () => {
  it('says what approval does, what was requested, by whom and why, and who can approve it', async () => {
    fakeApprovals([waiting]);
    await open();
    await title();
    expect(header().getByText('New')).toBeVisible();
    expect(screen.getByText('The money is added to the wallet of Nile Travel.')).toBeVisible();
    expect(fact('Company')).toHaveTextContent('Nile Travel');
    expect(fact('Amount')).toHaveTextContent('EUR 1,500.00');
    expect(fact('Requested by')).toHaveTextContent('Mona Said');
    expect(fact('Reason')).toHaveTextContent('Paid by cheque');
    expect(fact('Cheque')).toHaveTextContent('CH-4711');
    expect(fact('Dated')).toHaveTextContent('19 Nov 2026');
    expect(screen.getByRole('button', { name: 'Download cheque.pdf' })).toBeVisible();
    expect(screen.getByText('Sami Aziz')).toBeVisible();
  });

  it('approves the full amount after a confirmation', async () => {
    const api = fakeApprovals([waiting]);
    const { user } = await open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve this request?');
    expect(within(asked).getByRole('textbox', { name: /Amount to approve/ })).toHaveValue('1500.00');
    await user.type(within(asked).getByRole('textbox', { name: /Note/ }), 'Cheque{Enter}seen');
    await user.click(within(asked).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(header().getByText('Approved')).toBeVisible());
    const [call] = api.callsTo('POST /approvals/{id}/approve');
    expect(call?.body).toEqual({ note: 'Cheque seen' });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
    expect(header().queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(fact('Note')).toHaveTextContent('Cheque seen');
    expect(fact('Decided by')).toHaveTextContent('Sami Aziz');
  });

  it('approves a part, typed in any digits', async () => {
    const api = fakeApprovals([waiting]);
    const { user } = await open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve this request?');
    const amount = within(asked).getByRole('textbox', { name: /Amount to approve/ });
    await user.clear(amount);
    await user.type(amount, '٤٠٠.50');
    await user.click(within(asked).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(header().getByText('Partly approved')).toBeVisible());
    expect(api.callsTo('POST /approvals/{id}/approve')[0]?.body).toEqual({
      part: { amount: '400.50', currency: 'EUR' },
    });
    expect(fact('Approved amount')).toHaveTextContent('EUR 400.50');
  });

  it.each([
    ['', 'This field is required'],
    ['1,00,00', /This is not an amount/],
    ['1,250', '“1,250” can mean 1250.00 or 1.25. Write one of the two.'],
    ['1e2', /This is not an amount/],
    ['-5', /This is not an amount/],
    ['10.0001', /has fewer decimals/],
    ['0', 'More than zero, and at most EUR 1,500.00'],
    ['1500.01', 'More than zero, and at most EUR 1,500.00'],
  ])('does not send the amount %j', async (typed, words) => {
    const api = fakeApprovals([waiting]);
    const { user } = await open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve this request?');
    const amount = within(asked).getByRole('textbox', { name: /Amount to approve/ });
    await user.clear(amount);
    if (typed) await user.type(amount, typed);
    await user.click(within(asked).getByRole('button', { name: 'Approve' }));
    expect(await within(asked).findByText(words)).toBeVisible();
    expect(api.callsTo('POST /approvals/{id}/approve')).toEqual([]);
  });

  it('declines with a reason, which is empty each time the dialog opens', async () => {
    const api = fakeApprovals([waiting]);
    const { user } = await open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    let asked = await dialog('Decline this request?');
    await user.click(within(asked).getByRole('button', { name: 'Decline' }));
    expect(await within(asked).findByText('This field is required')).toBeVisible();
    await user.type(within(asked).getByRole('textbox', { name: /Reason/ }), 'Left over');
    answerQuestions(true);
    await user.click(within(asked).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    asked = await dialog('Decline this request?');
    expect(within(asked).getByRole('textbox', { name: /Reason/ })).toHaveValue('');
    await user.type(within(asked).getByRole('textbox', { name: /Reason/ }), 'No cheque came');
    await user.click(within(asked).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(header().getByText('Declined')).toBeVisible());
    expect(api.callsTo('POST /approvals/{id}/decline').map(({ body }) => body)).toEqual([
      { reason: 'No cheque came' },
    ]);
  });

  it('sends the same key again after no answer, and shows the API’s problem at its field', async () => {
    const api = fakeApprovals([waiting]);
    const fields = { part: 'The amount must be more than zero and no more than was requested.' };
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      () => problem(422, 'invalid', 'Please check the marked fields.', fields),
    ];
    let sent = 0;
    api.use({ 'POST /approvals/{id}/approve': () => answers[sent++]!() });
    const { user } = await open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve this request?');
    await user.click(within(asked).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(api.callsTo('POST /approvals/{id}/approve')).toHaveLength(1));
    await waitFor(() => expect(within(asked).getByRole('button', { name: 'Approve' })).toBeEnabled());
    await user.click(within(asked).getByRole('button', { name: /Approve/ }));
    expect(await within(asked).findByText(fields.part)).toBeVisible();
    const keys = api
      .callsTo('POST /approvals/{id}/approve')
      .map((call) => call.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['another user has decided meanwhile', 'approval_settled'],
    ['an earlier try has decided, with different input', 'idempotency_key_reused'],
  ])('shows the decision when %s', async (_, code) => {
    const api = fakeApprovals([waiting]);
    const { user } = await open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve this request?');
    api.use({
      'POST /approvals/{id}/approve': () => problem(422, code, 'This request has already been decided.'),
      'GET /approvals/{id}': () => ({ body: decided(waiting, 'declined') }),
    });
    await user.click(within(asked).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(header().getByText('Declined')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('explains why the reader cannot approve it, and whom to ask', async () => {
    const may = { approve: false, approve_in_part: false, decline: false, cancel: false };
    const message = 'You need the permission approve_deposits to do this.';
    fakeApprovals([
      approval({
        may,
        obstacle: { code: 'forbidden', message, permissions: ['approve_deposits'] },
        deciders: { people: [], more: false, from: null },
      }),
    ]);
    await open();
    await title();
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('You cannot approve this');
    expect(note).toHaveTextContent(message);
    expect(within(note).getByRole('button', { name: 'Who can do this?' })).toBeVisible();
    expect(screen.getByText(/Nobody can approve this at the moment/)).toBeVisible();
    expect(header().queryByRole('button')).not.toBeInTheDocument();
  });

  it('says from when on somebody can approve it if nobody can now', async () => {
    fakeApprovals([approval({ deciders: { people: [], more: false, from: '2026-11-27T12:00:00.000Z' } })]);
    await open();
    await title();
    expect(screen.getByText(/^Nobody can approve this before 27 Nov 2026, \d\d:00\./)).toBeVisible();
  });

  it('lets its author withdraw it', async () => {
    const may = { approve: false, approve_in_part: false, decline: false, cancel: true };
    fakeApprovals([approval({ may })]);
    const { user } = await open({ permissions: [] });
    await title();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const asked = await dialog('Withdraw this request?');
    await user.click(within(asked).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(header().getByText('Canceled')).toBeVisible());
  });

  it('tells a company that its own program asked and that staff decided, without names', async () => {
    const company = { kind: 'company', id: nile.id, name: nile.name, path: `/companies/view/${nile.id}` };
    const seen = decided(approval({ by_program: true, author: mona, about: company }), 'approved');
    fakeApprovals([{ ...seen, decided_by: { hidden: 'staff' } }]);
    await open();
    await title();
    expect(fact('Requested by')).toHaveTextContent('Mona Said (by an API token)');
    expect(fact('Decided by')).toHaveTextContent('Traveldesk staff');
    expect(within(fact('About')).getByRole('link', { name: nile.name })).toHaveAttribute(
      'href',
      company.path,
    );
  });

  it.each([
    ['fr', 'Un cadeau pour Nile', '1 500,00 EUR'],
    ['ar', 'هدية لنايل', '1,500.00 EUR'],
  ] as const)('has a history in %s with its title and formatted amounts', async (language, title, amount) => {
    const api = fakeApprovals([waiting]);
    const titles = { en: 'A gift for Nile', fr: 'Un cadeau pour Nile', ar: 'هدية لنايل' };
    const changes = [
      { field: 'title', before: null, after: titles },
      { field: 'amount', before: null, after: { amount: '1500.00', currency: 'EUR' } },
    ];
    const entry = { id: '1', at: '2026-11-21T08:00:00.000Z', action: 'create', actor: null, address: null };
    api.use({
      'GET /approvals/{id}/history': () => ({
        body: { data: [{ ...entry, request_id: null, changes }], total: 1 },
      }),
    });
    await open({ language, at: `/approvals/view/${waiting.id}?tab=history` });
    const values = within(await screen.findByRole('listitem')).getAllByRole('definition');
    const plain = (text: string | null) =>
      text
        ?.replace(/[\u00a0\u202f]/g, ' ')
        .replace(/[\u200e\u200f]/g, '')
        .trim();
    expect(values.map(({ textContent }) => plain(textContent))).toEqual([title, amount]);
  });

  it('has its history in words', async () => {
    fakeApprovals([waiting]);
    const { user } = await open();
    await title();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const entry = await screen.findByRole('listitem');
    expect(entry).toHaveTextContent('Approved');
    expect(entry).toHaveTextContent('State');
    expect(entry).toHaveTextContent('EUR 1,500.00');
  });

  it('shows another company’s request as not found', async () => {
    fakeApprovals([]);
    await open();
    expect(await screen.findByText('No such page')).toBeVisible();
  });

  it('shows an error, and tries again', async () => {
    const api = fakeApprovals([waiting]);
    api.use({ 'GET /approvals/{id}': () => problem(503, 'unavailable', 'Please try again shortly.') });
    const { user } = await open();
    expect(await screen.findByText('Please try again shortly.')).toBeVisible();
    api.use({ 'GET /approvals/{id}': () => ({ body: waiting }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
  });

  it.each([
    ['fr', 'Approuver', 'Effet de l’approbation'],
    ['ar', 'موافقة', 'ما الذي تنفّذه الموافقة'],
  ] as const)('is shown in %s', async (language, approve, effect) => {
    fakeApprovals([waiting]);
    await open({ language });
    expect(await screen.findByRole('button', { name: approve })).toBeVisible();
    expect(screen.getByRole('heading', { name: effect })).toBeVisible();
  });
});
