import { moneyText } from './money-text';

const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const money = (amount: string, currency = 'EUR') => ({ amount, currency });

it('writes an amount the way lists in that language do', () => {
  expect(spaces(moneyText(money('1234.5'), 'en'))).toBe('EUR 1,234.50');
  expect(spaces(moneyText(money('1234.5'), 'fr'))).toBe('1 234,50 EUR');
  expect(spaces(moneyText(money('-1234.5'), 'ar'))).toBe('\u2068-1,234.50 EUR\u2069');
});

it.each([
  [money('1234', 'JPY'), 'JPY 1,234'],
  [money('0.125', 'KWD'), 'KWD 0.125'],
  [money('999999999999999.99'), 'EUR 999,999,999,999,999.99'],
])('shows all the digits of its currency: %j', (amount, text) => {
  expect(spaces(moneyText(amount, 'en'))).toBe(text);
});
