import type { Language } from './language';

const thin = '\u202f';
const fixed = '\u00a0';

/** Sets the no-break spaces that French requires before `; ? !`, before `: » %` and after `«`. */
function french(text: string): string {
  return text
    .replace(/[ \u00a0\u202f](?=[;?!])/g, thin)
    .replace(/[ \u00a0\u202f](?=[:»%])/g, fixed)
    .replace(/«[ \u00a0\u202f]/g, `«${fixed}`);
}

/**
 * Returns a library's texts with French typography. Files contain ordinary spaces, which are visible and easy to type; only here are they
 * replaced. Placeholder values, such as names, stay unchanged.
 */
export function typeset<Texts extends object>(language: Language, texts: Texts): Texts {
  // JSON contains no spaces outside of strings, so one replacement covers all texts at any depth.
  return language === 'fr' ? (JSON.parse(french(JSON.stringify(texts))) as Texts) : texts;
}
