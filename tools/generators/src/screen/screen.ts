import { formatFiles, generateFiles, updateJson, type Tree } from '@nx/devkit';
import path from 'node:path';
import { edit, mergeTexts } from '../edit.ts';
import { describeScreen } from '../docs.ts';
import { namesOf, type Names } from '../names.ts';
import {
  permissionList,
  registerInContract,
  registerInHost,
  registerInRights,
  registerInServer,
  registerInShell,
  serverModule,
} from './register.ts';
import { auditTexts, languages, menuTexts, nounsOf, screenTexts, serverTexts, type Nouns } from './texts.ts';

export interface ScreenOptions extends Partial<Nouns> {
  name: string;
  domain: string;
  singular?: string;
}

/**
 * Generates list, create and edit screens in a domain, from the contract to the table, registers them, and describes them on the domain's
 * page in docs. Throws without the nouns in French and Arabic, which Nx asks for at a terminal.
 */
export async function screen(tree: Tree, { name, domain, singular, ...given }: ScreenOptions): Promise<void> {
  const nouns = nounsOf(given);
  const library = `libs/${domain}`;
  if (!tree.exists(`${library}/contract`)) {
    throw new Error(`There is no domain ${domain}: nx g @traveldesk/tools:domain ${domain}`);
  }
  const spelled = namesOf(domain, name, singular);
  if (tree.exists(`${library}/contract/src/${spelled.thing}.ts`)) {
    throw new Error(`${domain} already has a ${spelled.thing}.`);
  }
  const names = { ...spelled, namespace: namespaceOf(tree, spelled) };
  const templates = (folder: string) => path.join(import.meta.dirname, folder);
  generateFiles(tree, templates('files'), library, names);
  generateFiles(tree, templates('journey'), 'apps/backoffice-e2e/src/journeys', names);
  register(tree, names, nouns);
  describeScreen(tree, names);
  await formatFiles(tree);
}

function register(tree: Tree, names: Names, nouns: Nouns): void {
  const library = `libs/${names.domain}`;
  const contract = `${library}/contract/src`;
  const lists = permissionList(names.domainId).test(tree.read(`${contract}/permissions.ts`, 'utf8') ?? '');
  for (const [file, change] of Object.entries(registerInContract(names, lists))) {
    edit(tree, `${contract}/${file}`, change, file === 'manifest/screens.ts' ? undefined : '');
  }
  edit(tree, serverFile(tree, names.domain), registerInServer(names, lists));
  edit(tree, `${library}/feature/src/host.fake.ts`, registerInHost(names));
  edit(tree, 'apps/api/src/route-permissions.table.ts', registerInRights(names));
  for (const [file, change] of Object.entries(registerInShell(names))) {
    edit(tree, `apps/backoffice/src/${file}`, change);
  }
  for (const language of languages) {
    mergeTexts(tree, `${library}/feature/src/texts/${language}.json`, screenTexts(names, nouns, language));
    mergeTexts(tree, `${library}/server/src/texts/${language}.json`, serverTexts(names, language));
    mergeTexts(tree, `${contract}/manifest/menu/texts/${language}.json`, menuTexts(names, nouns, language));
    mergeTexts(tree, `${contract}/manifest/audit/texts/${language}.json`, auditTexts(names, nouns, language));
  }
}

/** Returns the file with the domain's server module. */
function serverFile(tree: Tree, domain: string): string {
  const folder = `libs/${domain}/server/src`;
  const file = tree
    .children(folder)
    .find((name) => /^(index|[\w-]+\.server)\.ts$/.test(name) && hasModule(tree, `${folder}/${name}`));
  if (!file) throw new Error(`${folder} has no module.`);
  return `${folder}/${file}`;
}

const hasModule = (tree: Tree, file: string) => serverModule.test(tree.read(file, 'utf8') ?? '');

/** Returns the namespace of the domain's screen texts, and creates it if only the domain's shared parts have texts. */
function namespaceOf(tree: Tree, { domain, domainId }: Names): string {
  const feature = `libs/${domain}/feature`;
  const texts = tree.read(`${feature}/src/texts.ts`, 'utf8');
  const known = /registerTexts\('([\w-]+)'/.exec(texts ?? '')?.[1];
  if (known) return known;
  const namespace = `${domainId}Screens`;
  const templates = path.join(import.meta.dirname, '../domain/files/feature/src');
  generateFiles(tree, templates, `${feature}/src`, { namespace });
  updateJson(tree, `${feature}/package.json`, (json: { sideEffects: string[] }) => ({
    ...json,
    sideEffects: [...json.sideEffects, './src/texts.ts'],
  }));
  return namespace;
}
