import { screen, waitFor, within } from '@testing-library/react';
import { problem, openFilters } from '@traveldesk/shared-testing/web';
import { approval, decided, fakeApprovals, nile, sami } from './approvals.fake';
import { open } from './approvals.screens.fake';

const waiting = approval();
const partly = decided(
  approval({ id: '0198f000-0000-7000-8000-0000000000c2', title: 'Adjustment', company: null, author: sami }),
  'partly_approved',
  { part: { amount: '400.00', currency: 'EUR' } },
);

const gone = (filter: string) =>
  `The filter “${filter}” names a record that does not exist, so the list is shown without it.`;
/** Intl joins a currency and its amount with a no-break space. */
const said = (cell: HTMLElement) => cell.textContent.replaceAll('\u00a0', ' ');
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the approvals queue', () => {
  it('lists waiting and decided requests with amounts, people and states', async () => {
    fakeApprovals([waiting, partly]);
    await open();
    const cells = (name: string) => row(name).then((found) => within(found).getAllByRole('cell'));
    expect((await cells('Deposit for Nile')).map(said)).toEqual([
      'Deposit for Nile TravelDeposit',
      'New',
      'Nile Travel',
      'EUR 1,500.00',
      'Mona Said',
      '20 Nov 2026',
      '',
    ]);
    expect((await cells('Adjustment')).map(said)).toEqual([
      'AdjustmentDeposit',
      'Partly approved',
      'The platform itself',
      'EUR 1,500.00Approved EUR 400.00',
      'Sami Aziz',
      '20 Nov 2026',
      '21 Nov 2026Sami Aziz',
    ]);
  });

  it('links to a request and back', async () => {
    fakeApprovals([waiting]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: waiting.title }));
    expect(await screen.findByRole('heading', { level: 1, name: waiting.title })).toBeVisible();
    expect(address()).toBe(`/approvals/view/${waiting.id}`);
    await user.click(screen.getByRole('link', { name: 'Approvals List' }));
    await row('Deposit for Nile');
  });

  it('is filtered by state, kind, company, author and day, with the filters in the address', async () => {
    const api = fakeApprovals([waiting, partly]);
    const { user, address } = await open();
    await row('Adjustment');
    await user.type(await screen.findByRole('searchbox', { name: 'Requested by' }), 'Mona');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByText('Adjustment')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByTitle('Deposit'));
    await user.click(screen.getByRole('combobox', { name: 'Company' }));
    await user.click(await screen.findByTitle(nile.name));
    await openFilters(user);
    await user.type(screen.getByLabelText('From'), '2026-11-19');
    await waitFor(() =>
      expect(api.callsTo('GET /approvals').at(-1)?.query).toMatchObject({
        author: 'Mona',
        kind: 'deposit',
        company_id: nile.id,
        from: '2026-11-19',
      }),
    );
    expect(address()).toContain('from=2026-11-19');
  });

  it('explains itself when empty, and names the missing permission when refused', async () => {
    const api = fakeApprovals([]);
    const { go } = await open();
    expect(await screen.findByText('No requests for approval yet')).toBeVisible();
    expect(screen.getByText(/waits here for a second person/)).toBeVisible();
    const refusal = problem(403, 'forbidden', 'You need the permission show_approvals to do this.');
    api.use({ 'GET /approvals': () => refusal });
    await go('/approvals?state=new');
    expect(await screen.findByText(/You need the permission show_approvals/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is exported by users who may export', async () => {
    fakeApprovals([waiting]);
    await open({ permissions: ['show_approvals'] });
    await row('Deposit for Nile');
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des approbations', 'Nouvelle'],
    ['ar', 'قائمة الموافقات', 'جديد'],
  ] as const)('is shown in %s', async (language, title, state) => {
    fakeApprovals([waiting]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(state)).toBeVisible();
  });

  it.each([
    ['company_id=0198f000-0000-7000-8000-00000000dead&state=new', 'Company', '?state=new'],
    ['kind=nonsense&page=2', 'Kind', ''],
  ])('drops a filter by an unknown record (%s), and says so', async (search, filter, left) => {
    const api = fakeApprovals([waiting]);
    api.use({ 'GET /companies/{id}': () => problem(404, 'not_found', 'This was not found.') });
    const { address } = await open({ at: `/approvals?${search}` });
    await waitFor(() => expect(address()).toBe(`/approvals${left}`));
    expect(await screen.findByText(gone(filter))).toBeVisible();
    expect(await row('Deposit for Nile')).toBeVisible();
  });

  it('keeps the filter by kind without showing its key if the kinds cannot be read', async () => {
    const api = fakeApprovals([waiting]);
    api.use({ 'GET /approval_kinds': () => problem(503, 'unavailable', 'Please try again shortly.') });
    const { address } = await open({ at: '/approvals?kind=deposit' });
    expect(await screen.findByText('Unknown')).toBeVisible();
    expect(screen.queryByText('deposit')).not.toBeInTheDocument();
    expect(address()).toBe('/approvals?kind=deposit');
  });
});
