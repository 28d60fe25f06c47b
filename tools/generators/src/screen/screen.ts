import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import path from 'node:path';
import { edit, mergeTexts } from '../edit.ts';
import { namesOf, type Names } from '../names.ts';
import { registerInContract, registerInRights, registerInServer, registerInShell } from './register.ts';
import { activityTexts, languages, menuTexts, screenTexts, serverTexts, type Nouns } from './texts.ts';

export interface ScreenOptions extends Partial<Nouns> {
  name: string;
  domain: string;
  singular?: string;
}

const unnamed: Nouns = { fr: 'Enregistrements', ar: 'السجلات' };

/** Writes list, create and edit screens into a domain, from the contract to the table, and registers them. */
export async function screen(tree: Tree, { name, domain, singular, fr, ar }: ScreenOptions): Promise<void> {
  const library = `libs/${domain}`;
  if (!tree.exists(`${library}/contract`)) {
    throw new Error(`There is no domain ${domain}: nx g @traveldesk/tools:domain ${domain}`);
  }
  const names = namesOf(domain, name, singular);
  if (tree.exists(`${library}/contract/src/${names.thing}.ts`)) {
    throw new Error(`${domain} has a ${names.thing} already.`);
  }
  generateFiles(tree, path.join(import.meta.dirname, 'files'), library, names);
  register(tree, names, { fr: fr ?? unnamed.fr, ar: ar ?? unnamed.ar });
  await formatFiles(tree);
}

function register(tree: Tree, names: Names, nouns: Nouns): void {
  const library = `libs/${names.domain}`;
  for (const [file, change] of Object.entries(registerInContract(names))) {
    edit(tree, `${library}/contract/src/${file}`, change);
  }
  edit(tree, `${library}/server/src/index.ts`, registerInServer(names));
  edit(tree, 'apps/api/src/route-permissions.table.ts', registerInRights(names));
  edit(tree, 'apps/backoffice/src/domains.ts', registerInShell(names));
  for (const language of languages) {
    mergeTexts(tree, `${library}/feature/src/texts/${language}.json`, screenTexts(names, nouns, language));
    mergeTexts(tree, `${library}/server/src/texts/${language}.json`, serverTexts(names, language));
    mergeTexts(tree, `libs/shared/web/src/i18n/texts/${language}.json`, menuTexts(names, nouns, language));
    const activity = activityTexts(names, nouns, language);
    mergeTexts(tree, `libs/users/feature/src/texts/${language}.json`, activity);
  }
}
