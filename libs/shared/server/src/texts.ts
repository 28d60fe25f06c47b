import { createInstance, type i18n } from 'i18next';
import {
  defaultLanguage,
  languages,
  localeOf,
  moneyText,
  typeset,
  type Language,
} from '@traveldesk/shared-contract';
import type { TextParams } from './problem';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export const kernelNamespace = 'kernel';

/**
 * i18next resources of one language: `problems` by code, `messages` of writes, `rows` of a table (`"cities_one": "{{count}} city"`), and
 * other groups, for example for mails.
 */
export interface ModuleTexts {
  problems?: Record<string, string>;
  messages?: Record<string, string>;
  rows?: Record<string, string>;
  [group: string]: Record<string, string> | undefined;
}

export interface TextSource {
  name: string;
  texts: Record<Language, ModuleTexts>;
}

/** The API's texts, of the kernel and all modules, in three languages. */
export interface Texts {
  /** Returns the text of a problem's or a field's code; "unknown error" for an unknown code. */
  problem(code: string, language: Language, params?: TextParams): string;
  /** Returns the text of a successful write. Throws for an unknown code. */
  message(code: string, language: Language, params?: TextParams): string;
  /** Returns any other text of a module, such as `text('auth', 'mails.reset.subject', 'fr')`. Throws if it does not exist. */
  text(module: string, key: string, language: Language, params?: TextParams): string;
  /** Returns a count of a table's rows, such as "3 cities"; uses the table's name if no module names its rows. */
  rows(table: string, count: number, language: Language): string;
}

/** Creates the texts. Throws if two modules have a text for one code: codes are unique across modules. */
export function createTexts(modules: readonly TextSource[]): Texts {
  const sources = [{ name: kernelNamespace, texts: { en, fr, ar } }, ...modules];
  const problems = ownersOf(sources, 'problems');
  const messages = ownersOf(sources, 'messages');
  const rows = ownersOf(sources, 'rows');
  const i18next = instanceOf(sources);

  const say = (namespace: string | undefined, key: string, language: Language, params: TextParams = {}) => {
    const filled = { ns: namespace, lng: language, ...written(params, language) };
    return namespace !== undefined && i18next.exists(key, filled) ? i18next.t(key, filled) : null;
  };
  const required = (text: string | null, key: string) => {
    if (text === null) throw new Error(`No text for ${key}`);
    return text;
  };

  return {
    problem: (code, language, params) =>
      say(problems.get(code), `problems.${code}`, language, params) ??
      required(say(kernelNamespace, 'problems.internal', language), 'problems.internal'),
    message: (code, language, params) =>
      required(say(messages.get(code), `messages.${code}`, language, params), `messages.${code}`),
    text: (module, key, language, params) => required(say(module, key, language, params), `${module}:${key}`),
    rows: (table, count, language) =>
      say(rows.get(table), `rows.${table}`, language, { count }) ?? `${count} ${table.replaceAll('_', ' ')}`,
  };
}

/**
 * Formats placeholders. `count` stays a number, because it selects the plural form. In Arabic, names and codes are isolated, so that they
 * keep the direction of their own letters.
 */
function written(params: TextParams, language: Language): Record<string, string | number> {
  const write = (value: TextParams[string]) => {
    if (typeof value === 'object') return moneyText(value, language);
    if (typeof value === 'number') return value.toLocaleString(localeOf[language]);
    return language === 'ar' && !/^[\u2066-\u2068]/.test(value) ? `\u2068${value}\u2069` : value;
  };
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'count' && typeof value === 'number' ? value : write(value),
    ]),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

function ownersOf(
  sources: readonly TextSource[],
  group: 'problems' | 'messages' | 'rows',
): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { name, texts } of sources) {
    for (const code of new Set(languages.flatMap((language) => Object.keys(texts[language][group] ?? {})))) {
      const plain = code.replace(pluralSuffix, '');
      const owner = owners.get(plain);
      if (owner !== undefined && owner !== name) {
        throw new Error(`The modules ${owner} and ${name} both have a text for ${group}.${plain}.`);
      }
      owners.set(plain, name);
      owners.set(code, name);
    }
  }
  return owners;
}

function instanceOf(sources: readonly TextSource[]): i18n {
  const i18next = createInstance();
  void i18next.init({
    initAsync: false,
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    ns: sources.map((source) => source.name),
    resources: Object.fromEntries(
      languages.map((language) => [
        language,
        Object.fromEntries(sources.map(({ name, texts }) => [name, typeset(language, texts[language])])),
      ]),
    ),
    // The texts go into JSON and plain-text mails; the screens escape them.
    interpolation: { escapeValue: false },
  });
  return i18next;
}
