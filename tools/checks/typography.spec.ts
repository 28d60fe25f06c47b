import { fixed, flatten, type Texts } from './lib/texts';
import { slipsOf } from './lib/typography';
import { filesOf, readJson } from './lib/workspace';

/** How each language is written (docs/glossary.md). */
describe.each(['en', 'fr', 'ar'] as const)('%s', (language) => {
  it.each(filesOf(`{apps,libs}/**/texts/${language}.json`))('%s follows its rules', (file) => {
    const slips = Object.entries(flatten(readJson<Texts>(file))).flatMap(([key, text]) =>
      (fixed.has(text) ? [] : slipsOf(text, language)).map((slip) => `${key}: ${slip}: ${text}`),
    );
    expect(slips).toEqual([]);
  });
});

it.each([
  ['en', "The company's own", 'a straight apostrophe'],
  ['fr', 'Supprimer?', 'no space at a mark'],
  ['fr', '«{{name}}» a été ajouté.', 'no space at a mark'],
  ['fr', 'Correspondance courte à {{place}} : {{duration}}', 'a name that would contract or elide'],
  ['fr', 'Logo de {{name}}', 'a name that would contract or elide'],
  ['ar', 'أولاً', 'a tanwin after its alif'],
  ['ar', 'يرجى المحاولة', 'another word for يُرجى'],
  ['ar', 'بقي ٣ رموز', 'other digits than 0 to 9'],
  ['ar', 'هل تريد الحذف?', 'a Latin mark'],
] as const)('%s: %j is %s', (language, text, slip) => {
  expect(slipsOf(text, language)).toEqual([slip]);
});

it.each([
  ['fr', 'Adresse : https://api.duffel.com, 09:30 ; « {{name}} » ?'],
  ['fr', 'Le portefeuille de la société {{company}}, de {{amount}} à {{total}}'],
  ['ar', 'يُرجى المحاولة أولًا، 10:30'],
] as const)('%s: %j follows the rules', (language, text) => {
  expect(slipsOf(text, language)).toEqual([]);
});
