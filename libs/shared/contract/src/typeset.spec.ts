import { typeset } from './typeset';

const fr = (text: string) => typeset('fr', { group: { text } }).group.text;

it.each([
  ['Supprimer ?', 'Supprimer\u202f?'],
  ['Enregistré ! Voir ; puis', 'Enregistré\u202f! Voir\u202f; puis'],
  ['Motif : {{reason}}', 'Motif\u00a0: {{reason}}'],
  ['« {{name}} » a été ajouté.', '«\u00a0{{name}}\u00a0» a été ajouté.'],
  ['{{percent}} % du total', '{{percent}}\u00a0% du total'],
  // Regardless of the typed spaces.
  ['Motif\u202f: x\u00a0?', 'Motif\u00a0: x\u202f?'],
])('prints %j with French spacing', (written, printed) => {
  expect(fr(written)).toBe(printed);
});

it('leaves addresses, times, quotes and text without spaces unchanged', () => {
  const text = 'https://api.duffel.com, 09:30, "x": {{- name}} \\ (1)';
  expect(fr(text)).toBe(text);
});

it('leaves the other languages unchanged', () => {
  const texts = { text: 'Save ? «x»' };
  expect(typeset('en', texts)).toBe(texts);
  expect(typeset('ar', texts)).toBe(texts);
});
