import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { markup, fakeMarkups } from './markups.fake';
import { MarkupCreatePage } from './MarkupCreatePage';
import { MarkupEditPage } from './MarkupEditPage';
import { MarkupsPage } from './MarkupsPage';

const first = markup();
const second = markup({
  id: '0198f000-0000-7000-8000-0000000000b2',
  name: { en: 'Second', fr: 'Deuxième', ar: 'الثاني' },
  code: 'B2',
});
const all = ['show_markups', 'add_markups', 'update_markups', 'delete_markups'];

/** As the shell's table of domains has them. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/markups', element: <MarkupsPage /> },
      { path: '/markups/create', element: <MarkupCreatePage /> },
      { path: '/markups/edit/:id', element: <MarkupEditPage /> },
    ],
    { at: '/markups', permissions: all, ...options },
  );
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** The field, once the form has the record. */
async function filled(name: RegExp, value: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveValue(value));
  return screen.getByRole('textbox', { name });
}

describe('the screens of markups', () => {
  it('list them', async () => {
    fakeMarkups([first, second]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Markups List' })).toBeVisible();
    expect(within(await row('First')).getByText('A1')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Code',
      'Actions',
    ]);
    expect(screen.getByRole('link', { name: 'Add Markup' })).toHaveAttribute('href', '/markups/create');
    expect(within(await row('Second')).getByRole('link', { name: 'Edit Second' })).toHaveAttribute(
      'href',
      `/markups/edit/${second.id}?name=Second`,
    );
  });

  it('are searched and reset, with the search in the address', async () => {
    const api = fakeMarkups([first, second]);
    const { user, address } = await open({ at: '/markups?page=2&sort=-name' });
    await user.type(await screen.findByRole('searchbox', { name: 'Name' }), 'sec');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await row('Second')).toBeVisible();
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(address()).toBe('/markups?sort=-name&name=sec');
    expect(api.callsTo('GET /markups').at(-1)?.query).toEqual({
      page: '1',
      per_page: '20',
      sort: '-name',
      name: 'sec',
    });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('First')).toBeVisible();
    expect(address()).toBe('/markups?sort=-name');
  });

  it('add one', async () => {
    const api = fakeMarkups([first]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add Markup' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Markup' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Name \(English\)/ }), 'Third');
    await user.type(screen.getByRole('textbox', { name: /Name \(French\)/ }), 'Troisième');
    await user.type(screen.getByRole('textbox', { name: /Name \(Arabic\)/ }), 'الثالث');
    await user.type(screen.getByRole('textbox', { name: /Code/ }), 'c3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Third')).toBeVisible();
    expect(address()).toBe('/markups');
    expect(api.callsTo('POST /markups').map(({ body }) => body)).toEqual([
      { name: { en: 'Third', fr: 'Troisième', ar: 'الثالث' }, code: 'C3' },
    ]);
  });

  it('say at its field what is lacking, before anything is sent', async () => {
    const api = fakeMarkups([]);
    const { user } = await open({ at: '/markups/create' });
    await user.type(await screen.findByRole('textbox', { name: /Code/ }), 'a-');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A code has 2 to 10 Latin letters and digits.')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(3);
    expect(screen.getByRole('textbox', { name: /Name \(English\)/ })).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  it('show at its field what the API refuses, and keep what was typed', async () => {
    const api = fakeMarkups([first, second]);
    const { user } = await open({ at: `/markups/edit/${first.id}` });
    const code = await filled(/Code/, 'A1');
    api.use({
      'PUT /markups/{id}': () =>
        problem(422, 'invalid', 'Please check the marked fields.', { code: 'The code B2 is taken.' }),
    });
    await user.clear(code);
    await user.type(code, 'b2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The code B2 is taken.')).toBeVisible();
    expect(code).toHaveValue('B2');
  });

  it('edit one, show its history, and lead back to the list as it was', async () => {
    const api = fakeMarkups(
      [first, second],
      [
        {
          id: '1',
          at: '2026-11-21T08:00:00.000Z',
          action: 'update',
          actor: { id: '2', name: 'Mona Said' },
          address: null,
          request_id: null,
          changes: [{ field: 'code', before: 'Z9', after: 'A1' }],
        },
      ],
    );
    const { user, address } = await open({ at: '/markups?sort=-name&name=i' });
    await user.click(await screen.findByRole('link', { name: 'Edit First' }));
    const name = await filled(/Name \(English\)/, 'First');
    expect(await screen.findByText('Mona Said')).toBeVisible();
    expect(screen.getByText('Z9')).toBeVisible();
    await user.clear(name);
    await user.type(name, 'Prime{Enter}');
    expect(await row('Prime')).toBeVisible();
    expect(address()).toBe('/markups?sort=-name&name=i');
    const [put] = api.callsTo('PUT /markups/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({ name: { en: 'Prime' }, code: 'A1' });
  });

  it('show both versions where somebody else has saved meanwhile', async () => {
    fakeMarkups([first]);
    const { user } = await open({ at: `/markups/edit/${first.id}` });
    const name = await filled(/Name \(English\)/, 'First');
    await window.fetch(`/api/v1/markups/${first.id}`, {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify({ ...first, code: 'X9' }),
    });
    await user.clear(name);
    await user.type(name, 'Prime{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'This record was changed meanwhile' });
    expect(within(dialog).getByRole('row', { name: 'Code A1 X9' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Name (English) Prime First' })).toBeVisible();
  });

  it('delete one after asking', async () => {
    const api = fakeMarkups([first, second]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete First' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo('DELETE /markups/{id}')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete First' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /markups/{id}').map(({ params }) => params.id)).toEqual([first.id]);
  });

  it('offer only what the user may do', async () => {
    fakeMarkups([first]);
    await open({ permissions: ['show_markups'] });
    expect(await row('First')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add Markup' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Premier'],
    ['ar', 'الأول'],
  ] as const)('speak %s', async (language, name) => {
    fakeMarkups([first]);
    await open({ language });
    expect(await row(name)).toBeVisible();
    expect(screen.queryByText('Markups List')).not.toBeInTheDocument();
  });
});
