import { folded } from './folded';

it.each([
  ['Égypte', 'egypte'],
  ['Côte d’Ivoire', "cote d'ivoire"],
  ['São Tomé and Príncipe', 'sao tome and principe'],
  ['Åland', 'aland'],
  ['Türkiye', 'turkiye'],
  ['Łódź', 'lodz'],
  ['Œuvre', 'oeuvre'],
  ['Straße', 'strasse'],
  ['  Burkina\u00a0 Faso ', 'burkina faso'],
  // Hamza above, below or missing; vowel signs; tatweel; final ya and ha.
  ['أيرلندا', 'ايرلندا'],
  ['إسبانيا', 'اسبانيا'],
  ['عُمان', 'عمان'],
  ['مصـــر', 'مصر'],
  ['فرنسى', 'فرنسي'],
  ['الجمهورية', 'الجمهوريه'],
  // Arabic digits and marks that come with pasted text.
  ['٢٠ مصر', '20 مصر'],
  ['\u202eEgypt\u202c', 'egypt'],
  ['Egy\u0000pt', 'egypt'],
  ['Cape\n\tVerde', 'cape verde'],
  ['', ''],
])('folds %j to %j', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

it('leaves folded text unchanged', () => {
  for (const text of ['Côte d’Ivoire', 'أيرلندا', 'İstanbul'])
    expect(folded(folded(text))).toBe(folded(text));
});
