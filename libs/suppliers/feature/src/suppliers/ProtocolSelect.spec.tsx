import { screen, waitFor, within } from '@testing-library/react';
import { fakeSuppliers, protocols, supplier } from './suppliers.fake';
import { openSuppliers } from './suppliers.routes.fake';

it('offers the protocols that the server speaks, each with its name and a sentence', async () => {
  const heron = { en: 'Heron 3', fr: 'Heron 3', ar: 'Heron 3' };
  const note = { en: 'Herons fly, too.', fr: 'Les hérons volent aussi.', ar: 'يطير البلشون أيضًا.' };
  const api = fakeSuppliers([]);
  api.use({
    'GET /suppliers/protocols': () => ({
      body: {
        data: [...protocols, { name: 'heron-3', title: heron, note, example_url: 'https://heron.example' }],
      },
    }),
  });
  const { user } = await openSuppliers({ at: '/suppliers/create' });
  await user.click(await screen.findByRole('combobox', { name: /Protocol/ }));
  expect(await screen.findByText('Flights sold by Duffel.')).toBeVisible();
  await user.click(screen.getByText('Herons fly, too.'));
  expect(await screen.findByText('e.g. https://heron.example')).toBeVisible();
});

it('keeps the protocol of a stored supplier that the server does not speak, and marks it', async () => {
  const api = fakeSuppliers([supplier({ protocol: 'edifact', protocol_name: null })]);
  const { user } = await openSuppliers({ at: `/suppliers/edit/${supplier().id}?name=Duffel` });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveValue('Duffel'));
  expect(screen.getByText('edifact (not supported)')).toBeVisible();
  const connection = screen.getByRole('region', { name: 'Connection' });
  expect(connection).toHaveTextContent(/does not speak the protocol edifact/);
  expect(within(connection).getByRole('button', { name: 'Test connection' })).toBeDisabled();
  await user.type(name, ' Europe{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.callsTo('PUT /suppliers/{id}')[0]?.body).toMatchObject({ protocol: 'edifact' });
});
