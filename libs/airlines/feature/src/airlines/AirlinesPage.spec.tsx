import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { airline, emiratesCountry, fakeAirlines } from './airlines.fake';
import { AirlineCreatePage } from './AirlineCreatePage';
import { AirlineEditPage } from './AirlineEditPage';
import { AirlinesPage } from './AirlinesPage';

const emirates = airline();
const lufthansa = airline({
  id: '0198f000-0000-7000-8000-0000000000ec',
  iata: 'LH',
  icao: 'DLH',
  name: 'Lufthansa',
  accounting_code: '220',
  country: null,
  status: 'inactive',
});
const all = ['update_airlines', 'delete_airlines'];

/** As in the shell's table of domains. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/airlines', element: <AirlinesPage /> },
      { path: '/airlines/create', element: <AirlineCreatePage /> },
      { path: '/airlines/edit/:id', element: <AirlineEditPage /> },
    ],
    { at: '/airlines', permissions: all, ...options },
  );
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

async function filled(name: RegExp, value: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveValue(value));
  return screen.getByRole('textbox', { name });
}

describe('the airlines screens', () => {
  it('list the airlines with their codes, country and status', async () => {
    fakeAirlines([emirates, lufthansa]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Airlines List' })).toBeVisible();
    const texts = async (name: string) =>
      within(await row(name))
        .getAllByRole('cell')
        .slice(0, 6)
        .map((cell) => cell.textContent);
    expect(await texts('Emirates')).toEqual([
      'Emirates',
      'EK',
      'UAE',
      '176',
      'United Arab Emirates',
      'Active',
    ]);
    expect(await texts('Lufthansa')).toEqual(['Lufthansa', 'LH', 'DLH', '220', '', 'Inactive']);
    expect(screen.getByRole('link', { name: 'Add Airline' })).toHaveAttribute('href', '/airlines/create');
    expect(screen.getByRole('link', { name: 'Edit Emirates' })).toHaveAttribute(
      'href',
      `/airlines/edit/${emirates.id}?name=Emirates`,
    );
  });

  it('are searched by name and code, and reset', async () => {
    const api = fakeAirlines([emirates, lufthansa]);
    const { user, address } = await open();
    await row('Emirates');
    await user.type(screen.getByRole('searchbox', { name: 'Code' }), 'lh');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByText('Emirates')).not.toBeInTheDocument());
    expect(address()).toBe('/airlines?code=lh');
    expect(api.callsTo('GET /airlines').at(-1)?.query).toEqual({ page: '1', per_page: '20', code: 'lh' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('Emirates')).toBeVisible();
  });

  it('add an airline from the form', async () => {
    const api = fakeAirlines([]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add Airline' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nile Wings');
    await user.type(screen.getByRole('textbox', { name: 'Name (Arabic)' }), 'أجنحة النيل');
    await user.type(screen.getByRole('textbox', { name: /IATA code/ }), 'xx');
    await user.type(screen.getByRole('textbox', { name: /Accounting code/ }), '٩٨٩');
    await user.click(screen.getByRole('combobox', { name: /Country/ }));
    await user.click(await screen.findByTitle('United Arab Emirates'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Nile Wings')).toBeVisible();
    expect(address()).toBe('/airlines');
    expect(api.callsTo('POST /airlines').map(({ body }) => body)).toEqual([
      {
        iata: 'XX',
        icao: null,
        name: 'Nile Wings',
        name_fr: null,
        name_ar: 'أجنحة النيل',
        accounting_code: '989',
        country_id: emiratesCountry.id,
        status: 'active',
      },
    ]);
  });

  it('show problems of an airline at their fields before anything is sent', async () => {
    const api = fakeAirlines([]);
    const { user } = await open({ at: '/airlines/create' });
    await user.type(await screen.findByRole('textbox', { name: /ICAO code/ }), 'u2');
    await user.type(screen.getByRole('textbox', { name: /Accounting code/ }), '17');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An ICAO code has three letters.')).toBeVisible();
    expect(screen.getByText('An accounting code has three digits.')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(api.callsTo('POST /airlines')).toEqual([]);
  });

  it('show problems from the API at their fields, and keep the input', async () => {
    const api = fakeAirlines([emirates]);
    api.use({
      'PUT /airlines/{id}': () =>
        problem(422, 'invalid', 'Please check the marked fields.', {
          iata: 'Another airline already has the code LH.',
        }),
    });
    const { user } = await open({ at: `/airlines/edit/${emirates.id}` });
    const iata = await filled(/IATA code/, 'EK');
    await user.clear(iata);
    await user.type(iata, 'lh');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another airline already has the code LH.')).toBeVisible();
    expect(iata).toHaveValue('LH');
    expect(iata).toHaveFocus();
  });

  it('edit an airline and clear its optional codes, and show its history in words', async () => {
    const api = fakeAirlines(
      [emirates],
      [
        {
          id: '1',
          at: '2026-11-21T08:00:00.000Z',
          action: 'update',
          actor: { id: '2', name: 'Mona Said' },
          address: null,
          request_id: null,
          changes: [{ field: 'status', before: 'inactive', after: 'active' }],
        },
      ],
    );
    const { user, address } = await open({ at: '/airlines?sort=-name&name=e' });
    await user.click(await screen.findByRole('link', { name: 'Edit Emirates' }));
    const code = await filled(/Accounting code/, '176');
    expect(screen.getByText('United Arab Emirates')).toBeVisible();
    expect(await screen.findByText('Mona Said')).toBeVisible();
    expect(screen.getByText('Inactive')).toBeVisible();
    await user.clear(code);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Emirates')).toBeVisible();
    expect(address()).toBe('/airlines?sort=-name&name=e');
    const [put] = api.callsTo('PUT /airlines/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({ accounting_code: null, country_id: emiratesCountry.id });
  });

  it('show both versions if another user saved meanwhile, and save the chosen one', async () => {
    const api = fakeAirlines([emirates]);
    const { user } = await open({ at: `/airlines/edit/${emirates.id}` });
    const name = await filled(/^Name$/, 'Emirates');
    await window.fetch(`/api/v1/airlines/${emirates.id}`, {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify({
        iata: 'EK',
        icao: 'UAE',
        name: 'Emirates',
        accounting_code: '176',
        country_id: null,
        status: 'inactive',
      }),
    });
    await user.type(name, ' Airline');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'This record has been changed in the meantime',
    });
    expect(within(dialog).getByRole('row', { name: 'Name Emirates Airline Emirates' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Country United Arab Emirates —' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Status Active Inactive' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await screen.findByRole('heading', { level: 1, name: 'Airlines List' });
    expect(api.callsTo('PUT /airlines/{id}').at(-1)?.body).toMatchObject({ name: 'Emirates Airline' });
  });

  it('go back from an airline that does not exist', async () => {
    fakeAirlines([]);
    const { address } = await open({ at: `/airlines/edit/${emirates.id}` });
    await waitFor(() => expect(address()).toBe(`/error/airlines/edit/${emirates.id}`));
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('delete an airline after a confirmation', async () => {
    const api = fakeAirlines([emirates, lufthansa]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Emirates' }));
    // antd gives every element the same id in tests, so the dialog cannot be found by its title.
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Are you sure you want to delete?')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo('DELETE /airlines/{id}')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete Emirates' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Emirates/ })).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /airlines/{id}').map(({ params }) => params.id)).toEqual([emirates.id]);
  });

  it('offer only permitted actions', async () => {
    fakeAirlines([emirates]);
    await open({ permissions: ['update_airlines'] });
    expect(within(await row('Emirates')).getByRole('link', { name: 'Edit Emirates' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des compagnies aériennes', 'Ajouter une compagnie', 'Émirats arabes unis'],
    ['ar', 'قائمة شركات الطيران', 'إضافة شركة طيران', 'الإمارات العربية المتحدة'],
  ] as const)('are shown in %s', async (language, title, add, country) => {
    fakeAirlines([emirates]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: add })).toBeVisible();
    const cells = await row('Emirates');
    expect(within(cells).getByText(country)).toBeVisible();
    expect(within(cells).getByText('EK')).toHaveAttribute('dir', 'ltr');
  });
});
