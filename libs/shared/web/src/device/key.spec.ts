import { keyOf } from './key';

it.each([
  ['a Latin letter', { key: 'K', code: 'KeyK', shiftKey: false }, 'k'],
  ['a Latin letter elsewhere on the keyboard', { key: 'k', code: 'KeyT', shiftKey: false }, 'k'],
  ['the Arabic letter in its place', { key: 'ن', code: 'KeyK', shiftKey: false }, 'k'],
  ['the Arabic letter in the place of the slash', { key: 'ظ', code: 'Slash', shiftKey: false }, '/'],
  ['an Arabic question mark', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['a character of a French keyboard', { key: '/', code: 'Period', shiftKey: true }, '/'],
  ['two Arabic letters on one key', { key: 'لا', code: 'KeyB', shiftKey: false }, 'b'],
  ['a key without a character', { key: 'Enter', code: 'Enter', shiftKey: false }, 'Enter'],
  ['an accented letter', { key: 'é', code: 'Digit2', shiftKey: false }, 'é'],
])('recognizes %s', (_, pressed, key) => {
  expect(keyOf(pressed)).toBe(key);
});
