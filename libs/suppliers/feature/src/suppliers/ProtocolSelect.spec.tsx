import { screen, waitFor, within } from '@testing-library/react';
import type { Rendered } from '@traveldesk/shared-testing/web';
import { cars, fakeSuppliers, hotels, protocols, supplier } from './suppliers.fake';
import { openSuppliers } from './suppliers.routes.fake';

const protocol = () => screen.findByRole('combobox', { name: /Protocol/ });
const chooseModule = async (user: Rendered['user'], name: string) => {
  await user.click(await screen.findByRole('combobox', { name: /Module/ }));
  await user.click(await screen.findByTitle(name));
};

describe('the protocol of a new supplier', () => {
  it('is chosen from the server’s protocols for the module, each with its name and a sentence', async () => {
    const heron = { en: 'Heron 3', fr: 'Heron 3', ar: 'Heron 3' };
    const note = { en: 'Herons fly, too.', fr: 'Les hérons volent aussi.', ar: 'يطير البلشون أيضًا.' };
    const more = {
      name: 'heron-3',
      module: 'flights',
      title: heron,
      note,
      example_url: 'https://heron.example',
    };
    const api = fakeSuppliers([]);
    api.use({ 'GET /suppliers/protocols': () => ({ body: { data: [...protocols, more] } }) });
    const { user } = await openSuppliers({ at: '/suppliers/create' });
    await user.click(await protocol());
    expect(await screen.findByText('Choose a module first.')).toBeVisible();
    await chooseModule(user, 'Flights');
    await user.click(await protocol());
    expect(await screen.findByText('Flights sold by Duffel.')).toBeVisible();
    expect(screen.queryByText('Hotels sold by Duffel.')).not.toBeInTheDocument();
    await user.click(screen.getByText('Herons fly, too.'));
    expect(await screen.findByText('e.g. https://heron.example')).toBeVisible();
  });

  it('is cleared with another module, and set if that has only one', async () => {
    fakeSuppliers([]);
    const { user } = await openSuppliers({ at: '/suppliers/create' });
    await chooseModule(user, 'Flights');
    expect(await screen.findByTitle('Duffel API v2')).toBeVisible();
    await chooseModule(user, 'Hotels');
    expect(await screen.findByTitle('Duffel Stays API v2')).toBeVisible();
    expect(screen.queryByTitle('Duffel API v2')).not.toBeInTheDocument();
  });

  it('is missing if the server has none for the module, and the form says so', async () => {
    fakeSuppliers([]);
    const { user } = await openSuppliers({ at: '/suppliers/create' });
    await chooseModule(user, 'Flights');
    expect(await screen.findByTitle('Duffel API v2')).toBeVisible();
    await chooseModule(user, cars.name.en);
    expect(await screen.findByText(/speaks no protocol for this module/)).toBeVisible();
    expect(screen.queryByTitle('Duffel API v2')).not.toBeInTheDocument();
  });
});

describe('the protocol of a stored supplier', () => {
  it('stays although the server does not support it, and is marked', async () => {
    const api = fakeSuppliers([
      supplier({ protocol: 'edifact', protocol_name: null, protocol_problem: 'unknown_protocol' }),
    ]);
    const { user } = await openSuppliers({ at: `/suppliers/edit/${supplier().id}?name=Duffel` });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveValue('Duffel'));
    expect(await screen.findByText('edifact (not supported)')).toBeVisible();
    const connection = screen.getByRole('region', { name: 'Connection' });
    expect(connection).toHaveTextContent(/does not speak the protocol edifact/);
    expect(within(connection).getByRole('button', { name: 'Test connection' })).toBeDisabled();
    await user.type(name, ' Europe{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsTo('PUT /suppliers/{id}')[0]?.body).toMatchObject({ protocol: 'edifact' });
  });

  it('stays although it belongs to another module, and must be replaced', async () => {
    const module = { id: hotels.id, key: hotels.key, name: hotels.name };
    const api = fakeSuppliers([supplier({ module, protocol_problem: 'foreign_protocol' })]);
    const { user } = await openSuppliers({ at: `/suppliers/edit/${supplier().id}?name=Duffel` });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveValue('Duffel'));
    expect(await screen.findByText('Duffel API v2 (of another module)')).toBeVisible();
    const connection = screen.getByRole('region', { name: 'Connection' });
    expect(connection).toHaveTextContent(/belongs to another module.*choose another protocol/);
    expect(within(connection).getByRole('button', { name: 'Test connection' })).toBeDisabled();
    await user.type(name, ' Europe{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsTo('PUT /suppliers/{id}')[0]?.body).toMatchObject({ protocol: 'duffel' });
    await user.click(await protocol());
    await user.click(await screen.findByText('Hotels sold by Duffel.'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save and remove' }));
    await waitFor(() =>
      expect(api.callsTo('PUT /suppliers/{id}')[1]?.body).toMatchObject({ protocol: 'duffel_stays' }),
    );
  });

  it('is cleared with another module, and must be chosen again', async () => {
    const api = fakeSuppliers([supplier()]);
    const { user } = await openSuppliers({ at: `/suppliers/edit/${supplier().id}?name=Duffel` });
    expect(await screen.findByTitle('Duffel API v2')).toBeVisible();
    await chooseModule(user, 'Hotels');
    await waitFor(() => expect(screen.queryByTitle('Duffel API v2')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(api.callsTo('PUT /suppliers/{id}')).toEqual([]);
  });
});
