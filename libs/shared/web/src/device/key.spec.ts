import { keyOf } from './key';

it.each([
  ['a Latin letter', { key: 'K', code: 'KeyK', shiftKey: false }, 'k'],
  ['a Latin letter elsewhere on the keyboard', { key: 'k', code: 'KeyT', shiftKey: false }, 'k'],
  ['the Arabic letter in its place', { key: 'ن', code: 'KeyK', shiftKey: false }, 'k'],
  ['the Arabic letter where the slash is', { key: 'ظ', code: 'Slash', shiftKey: false }, '/'],
  ['an Arabic question mark', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['a sign of a French keyboard', { key: '/', code: 'Period', shiftKey: true }, '/'],
  ['two Arabic letters of one key', { key: 'لا', code: 'KeyB', shiftKey: false }, 'b'],
  ['a key without a sign', { key: 'Enter', code: 'Enter', shiftKey: false }, 'Enter'],
  ['an accented letter', { key: 'é', code: 'Digit2', shiftKey: false }, 'é'],
])('knows %s', (_, pressed, key) => {
  expect(keyOf(pressed)).toBe(key);
});
