import { screen, within } from '@testing-library/react';
import type { SupplierSettings } from '@traveldesk/companies-contract';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import '../texts';
import { SupplierSettingsForm } from './SupplierSettingsForm';

const nile = '0198f000-0000-7000-8000-000000000001';
const duffel = '0198f000-0000-4000-8000-0000000000c1';
const path = '/companies/{id}/suppliers/{supplierId}/settings' as const;
const settings: SupplierSettings = {
  supplier: { id: duffel, name: 'Duffel' },
  credentials_set: false,
  credentials_ended: false,
  markup_enabled: true,
  cabins: ['Economy', 'PremiumEconomy', 'Business', 'First'],
  airlines: { mode: 'all', codes: [] },
  version: 0,
};

it('says that another user stored the company’s own credentials meanwhile, and takes that over', async () => {
  const api = mockApi({ [`GET ${path}`]: () => ({ body: settings }) });
  const { user } = await renderScreen(<SupplierSettingsForm id={nile} supplierId={duffel} />, {
    path: '/',
    permissions: ['update_companies'],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'First' }));
  api.use({
    [`POST ${path}`]: () => problem(412, 'stale', 'Someone else has changed this since you opened it.'),
    [`GET ${path}`]: () => ({
      body: {
        ...settings,
        credentials_set: true,
        markup_enabled: false,
        airlines: { mode: 'only', codes: ['MS'] },
        version: 1,
      },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog');
  const rows = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((one) => [...one.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Access to the supplier', 'The platform’s', 'The company’s own, as stored'],
    ['Add markups to prices', 'Yes', 'No'],
    ['Cabin classes', 'Nothing more', 'Only here: First'],
    ['Airlines', 'All', 'Only these'],
    ['Which airlines', 'Nothing more', 'Only here: MS'],
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Take the saved version' }));
  expect(
    await screen.findByRole('radio', { name: 'The company’s own, as stored', checked: true }),
  ).toBeVisible();
});

it('shows neither cabins nor airlines at a supplier of another product than flights', async () => {
  const hotels = { ...settings, cabins: null, airlines: null };
  const api = mockApi({
    [`GET ${path}`]: () => ({ body: hotels }),
    [`POST ${path}`]: () => ({ body: { message: 'Saved.', data: { ...hotels, version: 1 } } }),
  });
  const { user } = await renderScreen(<SupplierSettingsForm id={nile} supplierId={duffel} />, {
    path: '/',
    permissions: ['update_companies'],
  });
  await user.click(await screen.findByRole('switch', { name: 'Add markups to prices' }));
  expect(screen.queryByText('Cabin classes')).not.toBeInTheDocument();
  expect(screen.queryByText('Airlines')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.callsTo(`POST ${path}`)[0]?.body).toEqual({ credentials: null, markup_enabled: false });
});
