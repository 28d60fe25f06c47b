import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { clearToast } from '@traveldesk/shared-web';
import { fakeMarkups, markup, version } from '../markups.fake';
import { nile, rule } from '../rule.fake';
import { MarkupsPage } from './MarkupsPage';
import { MarkupViewPage } from './MarkupViewPage';

const one = markup({ min_amount: '10', companies: [{ id: nile, below: true }], revision: 3, in_force: 3 });
const page = `/markups/view/${one.id}`;
const all = ['show_markups', 'update_markups', 'delete_markups', 'show_approvals'];
const versions = [
  version(3, {
    in_force: true,
    reason: 'Summer is over',
    changes: [
      { field: 'percent', before: '7.5', after: '5' },
      { field: 'companies', before: [], after: [{ id: nile, below: true }] },
      { field: 'both_ways', before: true, after: false },
    ],
  }),
  version(2, { state: 'declined', changes: [{ field: 'refund', before: 'keep', after: 'return' }] }),
  version(1, { author: null, rule: rule({ percent: '7.5' }) }),
];

function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/markups', element: <MarkupsPage /> },
      { path: '/markups/view/:id', element: <MarkupViewPage /> },
      { path: '/error/*', element: <p>No such page</p> },
    ],
    { at: page, permissions: all, ...options },
  );
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Everybody' });
const read = (element: Element | null) =>
  element?.textContent?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const openTab = async (user: Rendered['user'], name: string) => {
  await title();
  await user.click(screen.getByRole('tab', { name }));
};

beforeEach(clearToast);

describe('the page of a rule', () => {
  it('shows the rule as a sentence, and the facts that the sentence leaves out', async () => {
    fakeMarkups([one]);
    await open();
    await title();
    expect(document.title).toBe('Everybody · Traveldesk');
    expect(
      screen.getByText(
        'Add 5 % of the base fare, at least 10 EUR per passenger, for Nile Travel and below, on all flights',
        { normalizer: (text) => text.replaceAll('\u00a0', ' ') },
      ),
    ).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    const facts = screen
      .getAllByRole('term')
      .map((term, index) => [term.textContent, read(screen.getAllByRole('definition')[index] ?? null)]);
    expect(facts.slice(0, 7)).toEqual([
      ['Kind', 'Markup'],
      ['Product', 'Flights'],
      ['Layer', 'Platform'],
      ['Valid from', 'without a start'],
      ['Valid until', 'without an end'],
      ['Priority', '0'],
      ['Currency', 'EUR'],
    ]);
    expect(await screen.findByRole('link', { name: /^Overlaps with other rules/ })).toHaveAttribute(
      'href',
      `/markups/overlaps?rule_id=${one.id}`,
    );
  });

  it.each([
    [
      { state: 'awaiting', approval_id: nile, in_force: 2 },
      'Version 3 is waiting for a second person. Until then, version 2 applies.',
      true,
    ],
    [
      { state: 'scheduled', effective_at: '2026-12-01T12:00:00.000Z', in_force: null },
      'Version 3 takes effect on 1 Dec 2026, 12:00. Until then, it is not applied to any price.',
      false,
    ],
  ] as const)(
    'says for %j what it waits for, and which version applies meanwhile',
    async (changes, words, hasRequest) => {
      fakeMarkups([{ ...one, ...changes }]);
      await open();
      await title();
      const notice = screen
        .getAllByRole('status')
        .find(({ textContent }) => textContent?.includes('Version 3'));
      expect(read(notice ?? null)?.trim()).toContain(words);
      expect(screen.queryAllByRole('link', { name: 'Open the request' })).toHaveLength(hasRequest ? 1 : 0);
    },
  );

  it.each([
    [
      'en',
      'QQX, which this rule names, is no longer the code of a known place. Edit the rule and choose the place again.',
    ],
    [
      'fr',
      'QQX, que cette règle nomme, n’est plus le code d’un lieu connu. Modifiez la règle et choisissez de nouveau le lieu.',
    ],
    ['ar', 'QQX الذي تسمّيه هذه القاعدة لم يعد رمز مكان معروف. عدّل القاعدة واختر المكان من جديد.'],
  ] as const)('names in %s places that no longer exist', async (language, words) => {
    const places = ['HBE', 'QQX', 'CAI'].map((code) => ({ kind: 'city' as const, code }));
    fakeMarkups([{ ...one, origins: places, destinations: [{ kind: 'city', code: 'QQX' }] }]);
    await open({ language });
    await title();
    const said = screen.getAllByRole('status').map((status) => read(status)?.trim());
    expect(said.filter((text) => text?.includes('QQX'))).toEqual([words]);
  });

  it('lists its versions with changes, author and reason', async () => {
    const api = fakeMarkups([one], versions);
    const { user, address } = await open();
    await title();
    expect(api.callsTo('GET /markups/{id}/versions')).toEqual([]);
    await openTab(user, 'Versions');
    expect(address()).toBe(`${page}?tab=versions`);
    const third = (await screen.findByRole('heading', { name: 'Version 3' })).closest('li');
    expect(read(third)).toContain('In forceby Mona Said23 Nov 2026');
    expect(read(third)).toContain('Reason: Summer is over');
    const changes = third && [...third.querySelectorAll('dl > div')].map(read);
    expect(changes).toEqual([
      'Percentage7.5 % 5 %',
      'Companies— Nile Travel and below',
      'Either directionYes No',
    ]);
    expect(screen.getByText('Declined')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Version 1' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show older versions' }));
    const first = (await screen.findByRole('heading', { name: 'Version 1' })).closest('li');
    expect(read(first)).toContain('by the system');
    expect(read(first)).toContain('The rule was written.');
    expect(read(first)).toContain('Add 7.5 % of the base fare, for everyone, on all flights');
    expect(screen.queryByRole('button', { name: 'Show older versions' })).not.toBeInTheDocument();
    expect(first).toHaveFocus();
  });

  it('returns to an earlier version after a confirmation, with a reason', async () => {
    const api = fakeMarkups([one], versions);
    const { user } = await open({ at: `${page}?tab=versions` });
    await user.click(await screen.findByRole('button', { name: 'Return to this version: 2' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Return to version 2?')).toBeVisible();
    expect(api.callsTo('POST /markups/{id}/returns')).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'It was right');
    await user.click(within(dialog).getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(api.callsTo('POST /markups/{id}/returns')).toHaveLength(1));
    const [call] = api.callsTo('POST /markups/{id}/returns');
    expect(call?.body).toEqual({ number: 2, reason: 'It was right' });
    expect(call?.headers.get('if-match')).toBe('"1"');
    // The record and its versions are read again.
    await waitFor(() => expect(api.callsTo('GET /markups/{id}/versions').length).toBeGreaterThan(1));
  });

  it('reads the rule again if another user changed it, and then returns to the version', async () => {
    const api = fakeMarkups([one], versions);
    const { user } = await open({ at: `${page}?tab=versions` });
    await user.click(await screen.findByRole('button', { name: 'Return to this version: 2' }));
    api.use({
      'POST /markups/{id}/returns': () => problem(412, 'stale', 'Someone else has changed this.'),
      'GET /markups/{id}': () => ({ body: { ...one, version: 2 } }),
    });
    const press = () =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Return' }));
    const seen = () =>
      api.callsTo('POST /markups/{id}/returns').map(({ headers }) => headers.get('if-match'));
    await press();
    await waitFor(() => expect(api.callsTo('GET /markups/{id}').length).toBeGreaterThan(1));
    await waitFor(async () => {
      await press();
      expect(seen().at(-1)).toBe('"2"');
    });
    expect(seen()[0]).toBe('"1"');
  });

  it('offers no return to the newest version, and none to readers', async () => {
    fakeMarkups([one], versions);
    await open({ at: `${page}?tab=versions`, permissions: ['show_markups'] });
    await screen.findByRole('heading', { name: 'Version 3' });
    expect(screen.queryByRole('button', { name: /Return/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Simulation' })).not.toBeInTheDocument();
  });

  it('starts the simulation when it is opened, without a success message', async () => {
    const api = fakeMarkups([one]);
    const { user, said } = await open();
    await openTab(user, 'Simulation');
    expect(await screen.findByText('200 prices from searches of 1 Nov 2026 to 23 Nov 2026')).toBeVisible();
    const [call] = api.callsTo('POST /markups/simulations');
    expect(call?.body).toMatchObject({ id: one.id, rule: { percent: '5', min_amount: '10' } });
    expect(call?.body).not.toHaveProperty('rule.state');
    expect(said()).toBe('');
  });

  it.each([
    [all, 1, 1, 1],
    [['show_markups', 'update_markups'], 1, 1, 0],
    [['show_markups', 'delete_markups'], 0, 0, 1],
    [['show_markups'], 0, 0, 0],
  ])('with %j offers the permitted actions', async (permissions, edits, pauses, deletes) => {
    fakeMarkups([one]);
    await open({ permissions });
    await title();
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(edits);
    expect(screen.queryAllByRole('button', { name: 'Pause' })).toHaveLength(pauses);
    expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(deletes);
  });

  it('returns to the list when the rule is deleted', async () => {
    const api = fakeMarkups([one]);
    const { user, address } = await open({ at: '/markups?name=every' });
    await user.click(await screen.findByRole('link', { name: 'Everybody' }));
    await title();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/markups?name=every'));
    // Nothing asks for a rule that is gone.
    expect(
      api.calls.filter(({ path, method }) => method === 'GET' && path === `/markups/${one.id}`),
    ).toHaveLength(1);
  });

  it('says that the rule does not exist, and can be read again after a failure', async () => {
    const api = fakeMarkups([]);
    const { user, address, go } = await open();
    expect(await screen.findByText('No such page')).toBeVisible();
    expect(address()).toBe(`/error${page}`);
    const id = one.id.replace(/1$/, '2');
    api.use({ 'GET /markups/{id}': () => problem(503, 'unavailable', 'Later.') });
    await go(`/markups/view/${id}`);
    await screen.findByText('Later.');
    api.use({ 'GET /markups/{id}': () => ({ body: { ...one, id } }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
  });

  it.each([
    ['fr', 'Versions', 'Motif : Summer is over'],
    ['ar', 'الإصدارات', 'السبب: Summer is over'],
  ] as const)('is shown in %s', async (language, tab, reason) => {
    fakeMarkups([one], versions);
    const { user } = await open({ language });
    await openTab(user, tab);
    await screen.findByText(/Summer is over/);
    expect(read(screen.getByText(/Summer is over/))).toBe(reason);
  });
});
