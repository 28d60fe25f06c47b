import path from 'node:path';
import { faultsOf, readGlossary } from './lib/glossary';
import { flatten, type Texts } from './lib/texts';
import { filesOf, readJson } from './lib/workspace';

const terms = readGlossary();
const folders = [...new Set(filesOf('{apps,libs}/**/texts/*.json').map((file) => path.dirname(file)))];
const textsOf = (folder: string, language: string) => flatten(readJson<Texts>(`${folder}/${language}.json`));

describe.each(folders)('%s', (folder) => {
  it('translates the terms of docs/glossary.md as stated there', () => {
    const [en, fr, ar] = ['en', 'fr', 'ar'].map((language) => textsOf(folder, language));
    // For plural forms that English does not have, its last form is used.
    const englishOf = (key: string) => en?.[key] ?? en?.[key.replace(/_(zero|one|two|few|many)$/, '_other')];
    const keys = new Set([...Object.keys(fr ?? {}), ...Object.keys(ar ?? {})]);
    const faults = [...keys].flatMap((key) => {
      const english = englishOf(key);
      if (english === undefined) return [];
      const other = key.replace(/_(zero|one|two|few|many)$/, '_other');
      const said = { en: english, fr: fr?.[key] ?? fr?.[other] ?? '', ar: ar?.[key] ?? ar?.[other] ?? '' };
      return faultsOf(said, terms).map((fault) => `${key}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('the glossary', () => {
  const said = (en: string, fr: string, ar: string) => faultsOf({ en, fr, ar }, terms);

  it('has each term once in three languages', () => {
    const all = terms.flatMap(({ forms }) => forms.en);
    expect(all.length).toBeGreaterThan(70);
    expect(all.filter((form, index) => all.indexOf(form) !== index)).toEqual([]);
    for (const { forms } of terms) expect([forms.fr.length, forms.ar.length]).not.toContain(0);
  });

  it.each([
    [
      'Credit limit',
      'Limite de crédit',
      'حد الائتمان',
      ['fr: “credit limit” is plafond de crédit, plafonds de crédit'],
    ],
    ['Fare', 'Tarif', 'الأجرة', ['ar: “fare” is سعر, أسعار', 'ar: never الأجرة']],
    [
      'Set the credit limit.',
      'Fixez le plafond.',
      'حدد حد الائتمان.',
      ['fr: “credit limit” is plafond de crédit, plafonds de crédit'],
    ],
    ['Your e-mail', 'Votre e-mail', 'بريدك الإلكتروني', ['en: never e-mail']],
  ])('rejects %j as %j and %j', (en, fr, ar, faults) => {
    expect(said(en, fr, ar)).toEqual(faults);
  });

  it.each([
    ['Available balance:', 'Solde disponible :', 'الرصيد المتاح:'],
    [
      'The available balance is not sufficient.',
      'Le solde disponible est insuffisant.',
      'والرصيد المتاح غير كافٍ.',
    ],
    // A verb within a sentence.
    ['Change the flights', 'Changer de vols', 'تبديل الرحلات'],
  ])('accepts %j as %j and %j', (en, fr, ar) => {
    expect(said(en, fr, ar)).toEqual([]);
  });
});
