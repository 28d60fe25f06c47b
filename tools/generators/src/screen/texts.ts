import type { Names } from '../names.ts';

/** The plural in the other languages, for titles and the menu, which the generator cannot derive. */
export interface Nouns {
  fr: string;
  ar: string;
}

/** Returns the nouns, or throws an error that names the missing options. */
export function nounsOf(given: Partial<Nouns>): Nouns {
  const fr = given.fr?.trim();
  const ar = given.ar?.trim();
  if (fr && ar) return { fr, ar };
  const missing = [...(fr ? [] : ['--fr="Croisières"']), ...(ar ? [] : ['--ar="رحلات بحرية"'])];
  throw new Error(
    `The plural in each language is needed for the menu and the title, for example: ${missing.join(' ')}`,
  );
}

const sayings = {
  en: {
    edit: 'Edit {{name}}',
    empty: 'Nothing yet. Add the first one.',
    name: 'Name',
    code: 'Code',
    hint: '2 to 10 Latin letters and digits',
    form: 'A code has 2 to 10 Latin letters and digits.',
    unsafe: 'This contains characters that are not allowed.',
    taken: 'The code {{value}} is taken.',
    created: '{{name}} was added.',
    updated: '{{name}} was saved.',
    deleted: '{{name}} was deleted.',
    columns: {
      name_en: 'Name (English)',
      name_fr: 'Name (French)',
      name_ar: 'Name (Arabic)',
      created_at: 'Created at',
      updated_at: 'Updated at',
    },
  },
  fr: {
    edit: 'Modifier {{name}}',
    empty: 'Rien pour le moment. Ajoutez le premier enregistrement.',
    name: 'Nom',
    code: 'Code',
    hint: '2 à 10 lettres latines et chiffres',
    form: 'Un code comporte 2 à 10 lettres latines et chiffres.',
    unsafe: 'Ce texte contient des caractères non autorisés.',
    taken: 'Le code {{value}} est déjà pris.',
    created: '« {{name}} » a été ajouté.',
    updated: '« {{name}} » a été enregistré.',
    deleted: '« {{name}} » a été supprimé.',
    columns: {
      name_en: 'Nom (anglais)',
      name_fr: 'Nom (français)',
      name_ar: 'Nom (arabe)',
      created_at: 'Créé le',
      updated_at: 'Modifié le',
    },
  },
  ar: {
    edit: 'تعديل {{name}}',
    empty: 'لا شيء بعد. أضف السجل الأول.',
    name: 'الاسم',
    code: 'الرمز',
    hint: 'من 2 إلى 10 أحرف لاتينية وأرقام',
    form: 'يتكون الرمز من 2 إلى 10 أحرف لاتينية وأرقام.',
    unsafe: 'يحتوي النص على أحرف غير مسموح بها.',
    taken: 'الرمز {{value}} مستخدم.',
    created: 'تمت إضافة «{{name}}».',
    updated: 'تم حفظ «{{name}}».',
    deleted: 'تم حذف «{{name}}».',
    columns: {
      name_en: 'الاسم (بالإنجليزية)',
      name_fr: 'الاسم (بالفرنسية)',
      name_ar: 'الاسم (بالعربية)',
      created_at: 'تاريخ الإنشاء',
      updated_at: 'تاريخ التعديل',
    },
  },
} as const;

type Language = keyof typeof sayings;
export const languages = Object.keys(sayings) as Language[];

/** Returns the screens' texts. */
export function screenTexts({ thingsId, key, Title, One }: Names, nouns: Nouns, language: Language): object {
  const { edit, empty, name, code, hint, form, unsafe } = sayings[language];
  const titles = {
    en: { title: `${Title} List`, add: `Add ${One}` },
    fr: { title: nouns.fr, add: 'Ajouter' },
    ar: { title: nouns.ar, add: 'إضافة' },
  };
  const group = {
    ...titles[language],
    edit,
    empty,
    fields: { name, code },
    hints: { code: hint },
    filters: { name, code },
  };
  return { [thingsId]: group, problems: { [`${key}_code_form`]: form, unsafe_characters: unsafe } };
}

/** Returns the names of the screens and of one record in the menu and the command palette, which load before the library. */
export function menuTexts(names: Names, nouns: Nouns, language: Language): object {
  const { thingsId, Thing, Title, One, key } = names;
  const words = {
    en: [Title, `Add ${One}`],
    fr: [nouns.fr, `${nouns.fr} : ajouter`],
    ar: [nouns.ar, `${nouns.ar}: إضافة`],
  };
  const [list, add] = words[language];
  return { [thingsId]: list, [`add${Thing}`]: add, kinds: { [key]: nameOf(names, nouns, language) } };
}

/** Returns the record's name in the activity log. */
export function auditTexts(names: Names, nouns: Nouns, language: Language): object {
  return { entities: { [names.key]: nameOf(names, nouns, language) } };
}

function nameOf({ One }: Names, nouns: Nouns, language: Language): string {
  return { en: One.charAt(0) + One.slice(1).toLowerCase(), ...nouns }[language];
}

/** Returns the API's texts. */
export function serverTexts({ key }: Names, language: Language): object {
  const { form, taken, created, updated, deleted, code, columns } = sayings[language];
  return {
    problems: { [`${key}_code_taken`]: taken, [`${key}_code_form`]: form },
    messages: { [`${key}_created`]: created, [`${key}_updated`]: updated, [`${key}_deleted`]: deleted },
    columns: { ...columns, code },
  };
}
