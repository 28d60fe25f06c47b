import { screen } from '@testing-library/react';
import { readToast } from '@traveldesk/shared-web';
import { fakeSuppliers, flights } from './suppliers.fake';
import { openSuppliers } from './suppliers.routes.fake';

describe('a connection that is not saved', () => {
  it('is tested as typed once it is valid, and a failure is shown in red', async () => {
    const api = fakeSuppliers([]);
    const test = {
      outcome: 'not_authorised',
      http_status: 401,
      duration_ms: 40,
      tested_at: '2026-11-24T10:00:00.000Z',
    };
    api.use({ 'POST /suppliers/test': () => ({ body: { message: 'It refused the token.', data: test } }) });
    const { user } = await openSuppliers({ at: '/suppliers/create' });
    await user.click(await screen.findByRole('combobox', { name: /Module/ }));
    await user.click(await screen.findByTitle('Flights'));
    await user.type(await screen.findByRole('textbox', { name: /Base URL/ }), 'https://nile.example?x=1');
    await user.type(screen.getByLabelText(/Access token/), 'nile_live_0000-Ab12');
    const run = await screen.findByRole('button', { name: 'Test before saving' });
    await user.click(run);
    expect(await screen.findByText(/Enter an address that starts with https/)).toBeVisible();
    expect(api.callsTo('POST /suppliers/test')).toEqual([]);
    const url = screen.getByRole('textbox', { name: /Base URL/ });
    await user.clear(url);
    await user.type(url, 'https://api.nile.example/');
    await user.click(run);
    expect(await screen.findByText('Access token refused')).toBeVisible();
    expect(api.callsTo('POST /suppliers/test').map(({ body }) => body)).toEqual([
      {
        module_id: flights.id,
        protocol: 'duffel',
        base_url: 'https://api.nile.example',
        credentials: 'nile_live_0000-Ab12',
        timeout_ms: 20_000,
      },
    ]);
    expect(readToast()).toEqual({ title: 'It refused the token.', status: false });
  });
});
