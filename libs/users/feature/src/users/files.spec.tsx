import { screen } from '@testing-library/react';
import { fakeUsers, user } from './users.fake';
import { open, row } from './users.screens.fake';

it('users are had as a file by the button that every list has, and as a workbook', async () => {
  fakeUsers([user(11)]);
  await open();
  expect(await row('Rana Saleh')).toBeVisible();
  const files = screen.getAllByRole('button', { name: /Export/ });
  expect(files.map(({ textContent }) => textContent)).toEqual(['Export CSV', 'Export Excel']);
});
