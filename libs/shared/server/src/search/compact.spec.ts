import { createHash } from 'node:crypto';
import { compactName, compactText, searchLines, searchVersion } from '@traveldesk/shared-contract';

/** Typed texts, each with the name, number or code that it must find. */
const cases: [typed: string, text: string][] = [
  ['HASSAN/AHMED', 'Hassan Ahmed'],
  ['ALSAYEDI', 'Al-Sayedi'],
  ['al sayedi', 'Al-Sayedi'],
  ['ONEIL', "O'Neil"],
  ['O’NEIL', "O'Neil"],
  ['DELACRUZ', 'De La Cruz'],
  ['delacroix', 'de Lacroix'],
  ['999-4543403362', '9994543403362'],
  ['999 4543403362', '999-4543403362'],
  ['9994543403362', '999-4543403362'],
  ['٩٩٩ ٤٥٤٣٤٠٣٣٦٢', '9994543403362'],
  ['عبدالله', 'عبد الله'],
  ['عبد الرحمن', 'عبدالرحمن'],
  ['guinea bissau', 'Guinea-Bissau'],
  ['port au prince', 'Port-au-Prince'],
  ['STJOHN', 'St. John'],
  ['stjohn', 'Saint John'],
  ['saint john', 'St John'],
  ['saintetienne', 'Saint-Étienne'],
  ['STE ANNE', 'Sainte-Anne'],
  ['sainte anne', 'Ste. Anne'],
  ['saint anne', 'Ste-Anne'],
  ['st anne', 'Sainte Anne'],
  ['smith and sons', 'Smith & Sons'],
  ['Smith & Sons', 'Smith and Sons'],
  ['smith&sons', 'Smith & Sons'],
  ['dupont et fils', 'Dupont & Fils'],
  ['Dupont & Fils', 'Dupont et Fils'],
  ['ste anne & co', 'Sainte-Anne and Co'],
  ['أحمد وأولاده', 'أحمد & أولاده'],
  ['ahmed st', 'Ahmed Stone'],
  ['cote divoire', 'Côte d’Ivoire'],
  ['tdc3a4bnd', 'TD-C3A4BND'],
];

/** Scripts whose letters are stable across Unicode versions. */
const settled = [
  [0x0020, 0x024f],
  [0x0370, 0x052f],
  [0x0600, 0x06ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0xfe70, 0xfefc],
] as const;

it.each(cases)('finds "%j" → %j', (typed, text) => {
  expect(searchLines([text])).toContain(compactText(typed));
});

it('stores each text between line feeds, and nothing without letters or digits', () => {
  expect(searchLines(['Al-Sayedi', null, 'al sayedi', '—', 'TD-1'])).toBe('\nalsayedi\ntd1\n');
  expect(searchLines(['–', null])).toBe('');
});

it("treats every spelling of a saint's name as the same, but not a word that starts the same way", () => {
  expect(compactName('St. Étienne')).toBe(compactName('SAINT-ETIENNE'));
  expect(compactName('Stone')).toBe('stone');
  expect(searchLines(['Anders Stephan'])).toBe('\nandersstephan\n');
});

/**
 * Digests, by version, of the functions' results for the cases and all stable letters. A difference means that stored search texts are
 * outdated: raise `searchVersion` and add the new digest. Never change the digest of a released version.
 */
const digests: Record<number, string> = {
  1: '89c7028e66e759a552b62b223df7ba827d70f48400d0f30f0469046c72781767',
  2: '2901f1e90a4be0051cda2e21cbe4f246af4238c4d89fe1d53a2fb53484096cb6',
};

it('has a version for its results', () => {
  const letters = settled.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  const texts = [...cases.flat(), ...letters.map((letter) => `a${letter}b st ${letter}`)];
  const answers = texts.map((text) => [compactText(text), compactName(text), searchLines([text])]);
  const digest = createHash('sha256').update(JSON.stringify(answers)).digest('hex');
  expect(digests[searchVersion]).toBe(digest);
  expect(Object.keys(digests).map(Number)).toEqual(
    Array.from({ length: searchVersion }, (_, index) => index + 1),
  );
});
