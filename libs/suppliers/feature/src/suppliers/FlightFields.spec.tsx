import { screen, waitFor } from '@testing-library/react';
import { fakeSuppliers, hotels, protocols, supplier } from './suppliers.fake';
import { openSuppliers } from './suppliers.routes.fake';

const bedBank = supplier({
  name: 'Bed Bank',
  module: { id: hotels.id, key: hotels.key, name: hotels.name },
  protocol: 'duffel_stays',
  protocol_name: protocols[1]?.title ?? null,
  lap_infants_count: null,
  single_name: null,
});
const asked = () => screen.queryAllByText(/^(Lap infants|Single names)$/).map((label) => label.textContent);

describe('lap infants and single names', () => {
  it('are fields of a supplier of flights, but not of hotels', async () => {
    const api = fakeSuppliers([bedBank]);
    const { user } = await openSuppliers({ at: `/suppliers/edit/${bedBank.id}?name=Bed` });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveValue('Bed Bank'));
    expect(asked()).toEqual([]);
    await user.type(name, ' 2{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    const body = api.callsTo('PUT /suppliers/{id}')[0]?.body;
    expect(body).toMatchObject({ name: 'Bed Bank 2', protocol: 'duffel_stays' });
    expect(body).not.toHaveProperty('lap_infants_count');
    expect(body).not.toHaveProperty('single_name');
    await user.click(screen.getByRole('combobox', { name: /Module/ }));
    await user.click(await screen.findByTitle('Flights'));
    await waitFor(() => expect(asked()).toEqual(['Lap infants', 'Single names']));
  });

  it('are not shown for a supplier of hotels', async () => {
    fakeSuppliers([bedBank]);
    await openSuppliers({ at: `/suppliers/view/${bedBank.id}` });
    expect(await screen.findByText('Duffel Stays API v2')).toBeVisible();
    expect(asked()).toEqual([]);
  });

  it('are not sent for a new supplier of hotels', async () => {
    const api = fakeSuppliers([]);
    const { user } = await openSuppliers({ at: '/suppliers/create' });
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Bed Bank');
    await user.type(screen.getByRole('textbox', { name: /Key/ }), 'bed-bank');
    await user.click(screen.getByRole('combobox', { name: /Module/ }));
    await user.click(await screen.findByTitle('Hotels'));
    await waitFor(() => expect(asked()).toEqual([]));
    await user.type(screen.getByRole('textbox', { name: /Base URL/ }), 'https://beds.example');
    await user.type(screen.getByRole('combobox', { name: /Currency/ }), 'egyptian');
    await user.click(await screen.findByTitle('EGP – Egyptian Pound'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo('POST /suppliers')).toHaveLength(1));
    const body = api.callsTo('POST /suppliers')[0]?.body;
    expect(body).toMatchObject({ module_id: hotels.id, protocol: 'duffel_stays' });
    expect(body).not.toHaveProperty('lap_infants_count');
    expect(body).not.toHaveProperty('single_name');
  });
});
