import { screen } from '@testing-library/react';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { CurrencySelect } from './CurrencySelect';

const open = async (language: 'en' | 'ar') => {
  const api = mockApi();
  const chosen = jest.fn();
  const { user } = await renderScreen(<CurrencySelect aria-label="Currency" allowClear onChange={chosen} />, {
    path: '/',
    language,
  });
  return { api, chosen, user, box: await screen.findByRole('combobox', { name: 'Currency' }) };
};

it('offers the currencies of ISO 4217 by code and name, without a call', async () => {
  const { api, chosen, user, box } = await open('en');
  await user.type(box, 'yen');
  await user.click(await screen.findByTitle('JPY – Japanese Yen'));
  expect(chosen).toHaveBeenCalledWith('JPY');
  await user.type(box, 'KWD');
  expect(await screen.findByTitle('KWD – Kuwaiti Dinar')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'XAU');
  expect(screen.queryByTitle(/XAU/)).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

it.each([
  ['ar', 'استرليني', 'GBP – جنيه إسترليني'],
  ['ar', 'اماراتي', 'AED – درهم إماراتي'],
  ['en', 'sao', 'STN – São Tomé & Príncipe Dobra'],
] as const)('finds them in %s by %s, as people write it', async (language, typed, found) => {
  const { user, box } = await open(language);
  await user.type(box, typed);
  expect(await screen.findByTitle(found)).toBeVisible();
});

it('names them in the reader’s language', async () => {
  const { user, box } = await open('ar');
  await user.type(box, 'EGP');
  expect(await screen.findByTitle('EGP – جنيه مصري')).toBeVisible();
});
