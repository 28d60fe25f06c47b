import { searchCommands } from './search';

const commands = ['Exchange rates', 'Saved searches', 'Bookings', 'Al-Sayedi Mona'].map((label) => ({
  label,
}));

it.each([
  ['', ['Exchange rates', 'Saved searches', 'Bookings', 'Al-Sayedi Mona']],
  ['exchangerates', ['Exchange rates']],
  ['s', ['Saved searches', 'Exchange rates', 'Bookings', 'Al-Sayedi Mona']],
  ['sea', ['Saved searches']],
  ['ALSAYEDI', ['Al-Sayedi Mona']],
  ['zzz', []],
])('%j finds %j, the best first', (typed, labels) => {
  expect(searchCommands(commands, typed).map(({ label }) => label)).toEqual(labels);
});
