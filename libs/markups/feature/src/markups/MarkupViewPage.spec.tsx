import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { markup, fakeMarkups } from './markups.fake';
import { MarkupsPage } from './MarkupsPage';
import { MarkupViewPage } from './MarkupViewPage';

const first = markup();
const page = `/markups/view/${first.id}`;
const all = ['show_markups', 'update_markups', 'delete_markups'];

/** As the shell's table of domains has them. */
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

const title = () => screen.findByRole('heading', { level: 1, name: 'First' });

describe('the page of one of markups', () => {
  it('is where its name leads to, and says what it is', async () => {
    fakeMarkups([first]);
    const { user, address } = await open({ at: '/markups?sort=-name' });
    await user.click(await screen.findByRole('link', { name: 'First' }));
    await title();
    expect(address()).toBe(page);
    expect(document.title).toBe('First · Traveldesk');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'First',
      'Premier',
      'الأول',
      'A1',
    ]);
    await user.click(screen.getByRole('link', { name: 'Markups List' }));
    expect(await screen.findByRole('row', { name: /First/ })).toBeVisible();
    expect(address()).toBe('/markups?sort=-name');
  });

  it.each([
    [all, true, true],
    [['show_markups', 'update_markups'], true, false],
    [['show_markups', 'delete_markups'], false, true],
    [['show_markups'], false, false],
  ])('with %j offers what that allows', async (permissions, edits, deletes) => {
    fakeMarkups([first]);
    await open({ permissions });
    await title();
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(edits ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(deletes ? 1 : 0);
  });

  it('shows its history when that is opened', async () => {
    const api = fakeMarkups([first]);
    const { user, address } = await open();
    await title();
    expect(api.callsTo('GET /markups/{id}/history')).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('No change has been recorded yet.')).toBeVisible();
    expect(address()).toBe(`${page}?tab=history`);
  });

  it('is left for the list when the record is deleted', async () => {
    fakeMarkups([first]);
    const { user, address } = await open({ at: '/markups?name=fir' });
    await user.click(await screen.findByRole('link', { name: 'First' }));
    await title();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/markups?name=fir'));
  });

  it('says that there is no such record, and can be read again after a failure', async () => {
    const api = fakeMarkups([]);
    const { user, address, go } = await open();
    expect(await screen.findByText('No such page')).toBeVisible();
    expect(address()).toBe(`/error${page}`);
    const id = first.id.replace(/1$/, '2');
    api.use({ 'GET /markups/{id}': () => problem(503, 'unavailable', 'Later.') });
    await go(`/markups/view/${id}`);
    await screen.findByText('Later.');
    api.use({ 'GET /markups/{id}': () => ({ body: { ...first, id } }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
  });
});
