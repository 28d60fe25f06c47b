import type { Language } from '@traveldesk/shared-contract';

/** Placeholders filled with a name, which may start with a vowel or an article. */
const names = [
  'airline',
  'area',
  'buyer',
  'company',
  'device',
  'name',
  'other',
  'owner',
  'place',
  'screen',
  'supplier',
  'title',
  'winner',
].join('|');

const everywhere: [RegExp, string][] = [
  [/\p{L}'\p{L}/u, 'a straight apostrophe'],
  [/ {2}|^ | $/, 'a space too many'],
];

const rules: Record<Language, [RegExp, string][]> = {
  en: [],
  fr: [
    // The spaces themselves become non-breaking where the texts are loaded (`typeset`).
    [
      /[^\s\u00a0\u202f][:;?!](?=[\s\u00a0\u202f]|$)|«(?![\s\u00a0\u202f])|[^\s\u00a0\u202f]»/,
      'no space at a mark',
    ],
    [
      new RegExp(`(?<!\\p{L})(de|à|que|jusqu’à|lorsque) \\{\\{-?\\s*(${names})\\b`, 'iu'),
      'a name that would contract or elide',
    ],
  ],
  ar: [
    [/\u0627\u064b/, 'a tanwin after its alif'],
    [/(?<![\u0621-\u0652])يرجى|الرجاء/, 'another word for يُرجى'],
    [/[\u0660-\u0669\u06f0-\u06f9]/, 'other digits than 0 to 9'],
    [/[\u0621-\u0652»}][,;?](?=\s|$)/, 'a Latin mark'],
  ],
};

/** Texts that join a list end with a space. */
const joints = /^[,،] $/;

/** The typographical faults of a text. */
export function slipsOf(text: string, language: Language): string[] {
  if (joints.test(text)) return [];
  return [...everywhere, ...rules[language]].filter(([form]) => form.test(text)).map(([, slip]) => slip);
}
