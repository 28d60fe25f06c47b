import type { Language } from './language';

const thin = '\u202f';
const fixed = '\u00a0';

/** Spaces that French has before `; ? !`, before `: » %` and after `«`, which no line may end with. */
function french(text: string): string {
  return text
    .replace(/[ \u00a0\u202f](?=[;?!])/g, thin)
    .replace(/[ \u00a0\u202f](?=[:»%])/g, fixed)
    .replace(/«[ \u00a0\u202f]/g, `«${fixed}`);
}

/**
 * The texts of a library as they are printed. Files are written with ordinary spaces, which everybody sees and can type; here alone
 * those become the ones that French wants. What is filled in, as a name, stays as it is.
 */
export function typeset<Texts extends object>(language: Language, texts: Texts): Texts {
  // As JSON, between whose own signs there are no spaces, all texts are one, however deep they lie.
  return language === 'fr' ? (JSON.parse(french(JSON.stringify(texts))) as Texts) : texts;
}
