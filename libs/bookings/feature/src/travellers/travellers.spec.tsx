import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SavedTraveller } from '@traveldesk/bookings-contract';
import { nile, saved } from '@traveldesk/bookings-ui/testing';
import {
  mockApi,
  problem,
  renderRoutes,
  type MockApi,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { TravellerCreatePage } from './TravellerCreatePage';
import { TravellerEditPage } from './TravellerEditPage';
import { TravellersPage } from './TravellersPage';
import { TravellerViewPage } from './TravellerViewPage';

function fakeTravellers(): MockApi {
  let kept: SavedTraveller[] = [saved];
  const done = (message: string) => ({ body: { message, data: saved } });
  return mockApi({
    'GET /travellers': () => ({ body: { data: kept, total: kept.length } }),
    'GET /travellers/{id}': () => ({ body: saved }),
    'GET /travellers/{id}/history': () => ({ body: { data: [], total: 0 } }),
    'GET /companies/{id}': () => ({ body: { ...nile, parent: null } }),
    'GET /companies': () => ({ body: { data: [{ ...nile, parent: null }], total: 1 } }),
    'POST /travellers': () => done('Mona Said was saved.'),
    'PUT /travellers/{id}': () => done('Mona Said was saved.'),
    'DELETE /travellers/{id}': () => {
      kept = [];
      return done('Mona Said was erased.');
    },
  });
}

const routes = [
  { path: '/travellers', element: <TravellersPage /> },
  { path: '/travellers/create', element: <TravellerCreatePage /> },
  { path: '/travellers/view/:id', element: <TravellerViewPage /> },
  { path: '/travellers/edit/:id', element: <TravellerEditPage /> },
];
const open = (options: RenderOptions = {}) =>
  renderRoutes(routes, {
    at: '/travellers',
    permissions: ['flights_bookings', 'show_companies'],
    ...options,
  });

/** The form mounts again when the record has loaded. */
async function filled(name: RegExp, value: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveValue(value));
  return screen.getByRole('textbox', { name });
}

describe('saved travelers', () => {
  it('filtered by a company open the form of a new traveler in that company', async () => {
    fakeTravellers();
    const { user } = await open({ at: `/travellers?company_id=${nile.id}` });
    await user.click(await screen.findByRole('link', { name: 'Add Traveler' }));
    const company = await screen.findByRole('combobox', { name: /Company/ });
    await waitFor(() => expect(company.parentElement).toHaveTextContent('Nile Travel'));
  });

  it('are listed with only the last digits of the passport, and link to their page', async () => {
    fakeTravellers();
    const { user, address } = await open();
    const link = await screen.findByRole('link', { name: 'Mona Said' });
    expect(within(link.closest('tr') as HTMLElement).getByText('… 567')).toBeVisible();
    await user.click(link);
    expect(address()).toBe(`/travellers/view/${saved.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mona Said' })).toBeVisible();
  });

  it('can be changed while the saved passport stays; its number is never sent to the browser', async () => {
    const api = fakeTravellers();
    const { user, address } = await open({ at: `/travellers/edit/${saved.id}` });
    fireEvent.change(await filled(/Family name/, 'Said'), { target: { value: 'Sayed' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo('PUT /travellers/{id}')).toHaveLength(1));
    const [call] = api.callsTo('PUT /travellers/{id}');
    expect(call?.body).toMatchObject({ family_name: 'Sayed', keep_document: true, document: null });
    expect(call?.headers.get('if-match')).toBe('"2"');
    await waitFor(() => expect(address()).toBe('/travellers'));
  });

  it('are refused at the field with a name in letters that are not Latin', async () => {
    const api = fakeTravellers();
    const { user } = await open({ at: `/travellers/edit/${saved.id}` });
    fireEvent.change(await filled(/Given names/, 'Mona'), { target: { value: 'منى' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Write the name in Latin letters, as in the passport.')).toBeVisible();
    expect(api.callsTo('PUT /travellers/{id}')).toEqual([]);
  });

  it.each([
    ['1800-01-01', 'Check the year: more than 120 years ago.'],
    ['2131-05-17', 'This date is in the future.'],
  ])('must be born within 120 years, or the field shows the problem: %s', async (day, sentence) => {
    const api = fakeTravellers();
    const { user } = await open({ at: `/travellers/edit/${saved.id}` });
    await filled(/Given names/, 'Mona');
    fireEvent.change(screen.getByRole('textbox', { name: /Date of birth/ }), { target: { value: day } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(api.callsTo('PUT /travellers/{id}')).toEqual([]);
  });

  it('with invalid stored values are marked, and can be saved while these stay', async () => {
    const api = fakeTravellers();
    const document = { ...saved.document, country: 'ZZ', expires_on: '9999-12-31' };
    const stored = {
      ...saved,
      title: 'mr',
      gender: 'f',
      born_on: '1800-01-01',
      phone: '+200000000000',
      document,
    };
    api.use({ 'GET /travellers/{id}': () => ({ body: stored }) });
    const { user } = await open({ at: `/travellers/edit/${saved.id}` });
    fireEvent.change(await filled(/Family name/, 'Said'), { target: { value: 'Sayed' } });
    expect(screen.getByText('Check the year: more than 120 years ago.')).toBeVisible();
    expect(screen.getByText('There is no country with this code.')).toBeVisible();
    expect(screen.getByText(/^Check the year: no passport is valid for more than 20 years/)).toBeVisible();
    expect(screen.getByText('Title and gender do not match.')).toBeVisible();
    expect(await screen.findByText(/^There is no such phone number/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo('PUT /travellers/{id}')).toHaveLength(1));
  });

  it('offer the passports and titles for their age', async () => {
    const api = fakeTravellers();
    api.use({ 'GET /travellers/{id}': () => ({ body: { ...saved, title: 'mrs' } }) });
    const { user } = await open({ at: `/travellers/edit/${saved.id}` });
    await filled(/Given names/, 'Mona');
    await user.click(screen.getByRole('radio', { name: 'Another one' }));
    const ends = await screen.findByRole('textbox', { name: /Valid until/ });
    const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
    type(ends, '31/12/9999');
    type(screen.getByRole('textbox', { name: /Date of birth/ }), '17/5/2024');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/^Check the year: no passport is valid for more than 20 years/),
    ).toBeVisible();
    expect(screen.getByText('This title is for adults.')).toBeVisible();
    type(ends, '31/1/1976');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The passport has expired.')).toBeVisible();
    type(ends, '31/1/1876');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This day is too long ago: before 1900.')).toBeVisible();
    expect(api.callsTo('PUT /travellers/{id}')).toEqual([]);
  });

  it('require all fields of a new passport', async () => {
    const api = fakeTravellers();
    const { user } = await open({ at: `/travellers/edit/${saved.id}` });
    await filled(/Family name/, 'Said');
    await user.click(screen.getByRole('radio', { name: 'Another one' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Passport number/ }), {
      target: { value: 'A1' },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A passport number has 5 to 15 letters and digits.')).toBeVisible();
    expect(api.callsTo('PUT /travellers/{id}')).toEqual([]);
  });

  it('show the passport that another user has saved meanwhile', async () => {
    const api = fakeTravellers();
    const opened = { ...saved, document: null };
    api.use({
      'GET /travellers/{id}': () => ({ body: opened }),
      'PUT /travellers/{id}': () => problem(412, 'stale', 'Someone else has changed this.'),
    });
    const { user } = await open({ at: `/travellers/edit/${saved.id}` });
    await filled(/Family name/, 'Said');
    expect(screen.getByRole('radio', { name: 'Enter a passport' })).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox', { name: /Email/ }), {
      target: { value: 'mona@nile.example' },
    });
    api.use({ 'GET /travellers/{id}': () => ({ body: { ...saved, version: 3 } }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: 'Passport None Keep' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Take the saved version' }));
    expect(await screen.findByRole('radio', { name: 'Keep', checked: true })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Another one' })).toBeInTheDocument();
  });

  it('are erased after a confirmation, with the version that was read', async () => {
    const api = fakeTravellers();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Mona Said' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mona Said' })).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /travellers/{id}')[0]?.headers.get('if-match')).toBe('"2"');
  });

  it.each(['/travellers', `/travellers/view/${saved.id}`])(
    'are read again if another user saved them meanwhile, and then erased: %s',
    async (at) => {
      const api = fakeTravellers();
      const { user } = await open({ at });
      const erase = async () => {
        await user.click(await screen.findByRole('button', { name: /^Delete/ }));
        await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      };
      await screen.findByRole(at === '/travellers' ? 'link' : 'heading', { name: 'Mona Said' });
      const newest = { ...saved, family_name: 'Sayed', version: 3 };
      api.use({
        'GET /travellers': () => ({ body: { data: [newest], total: 1 } }),
        'GET /travellers/{id}': () => ({ body: newest }),
        'DELETE /travellers/{id}': ({ headers }) =>
          headers.get('if-match') === '"3"'
            ? { body: { message: 'Mona Sayed was erased.', data: newest } }
            : problem(412, 'stale', 'Someone else has changed this since you opened it.'),
      });
      await erase();
      expect(
        await screen.findByRole(at === '/travellers' ? 'link' : 'heading', { name: 'Mona Sayed' }),
      ).toBeVisible();
      await erase();
      const sent = api.callsTo('DELETE /travellers/{id}').map(({ headers }) => headers.get('if-match'));
      expect(sent).toEqual(['"2"', '"3"']);
    },
  );

  it('have loyalty numbers up to a limit, and the focus stays among them', async () => {
    fakeTravellers();
    const { user } = await open({ at: `/travellers/edit/${saved.id}` });
    await filled(/Family name/, 'Said');
    const add = () => screen.queryByRole('button', { name: 'Add a loyalty number' });
    for (let left = add(); left; left = add()) await user.click(left);
    const numbers = () => screen.getAllByRole('textbox', { name: /Number/ });
    const airlines = () => screen.getAllByRole('combobox', { name: /Airline/ });
    await waitFor(() => expect(airlines().at(-1)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove loyalty number 1' }));
    await waitFor(() => expect(airlines()[0]).toHaveFocus());
    expect(numbers()).toHaveLength(2);
  });

  it('say that the user may not see them', async () => {
    const api = fakeTravellers();
    api.use({ 'GET /travellers': () => problem(403, 'forbidden', 'You need the permission.') });
    await open();
    expect(await screen.findByText('You need the permission.')).toBeVisible();
  });

  it.each([
    ['fr', 'Voyageurs enregistrés'],
    ['ar', 'المسافرون المحفوظون'],
  ] as const)('are shown in %s', async (language, title) => {
    fakeTravellers();
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
