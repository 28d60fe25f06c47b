import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { addTsConfigPath } from '@nx/js';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { addBefore, addImport, addItem, edit } from '../edit.ts';
import { addDomainPage } from '../docs.ts';
import { namesOf } from '../names.ts';
import { registerManifest } from '../screen/register.ts';
import { screen } from '../screen/screen.ts';
import { nounsOf } from '../screen/texts.ts';

export interface DomainOptions {
  name: string;
  screen?: string;
  singular?: string;
  fr?: string;
  ar?: string;
}

/**
 * Generates a domain's three libraries with its first screen and its page in docs, and registers them. Nx calls the returned function once
 * the files are written: it draws the domain in docs/projects.md.
 */
export async function domain(
  tree: Tree,
  { name, screen: first, ...options }: DomainOptions,
): Promise<() => void> {
  if (tree.exists(`libs/${name}`)) throw new Error(`The domain ${name} already exists.`);
  const nouns = nounsOf(options);
  const names = namesOf(name, first ?? name, options.singular);
  const templates = (folder: string) => path.join(import.meta.dirname, folder);
  generateFiles(tree, templates('files'), `libs/${name}`, names);
  generateFiles(tree, templates('host'), `libs/${name}/feature/src`, names);
  addTsConfigPath(tree, `@traveldesk/${name}-contract`, [`libs/${name}/contract/src/index.ts`]);
  addTsConfigPath(tree, `@traveldesk/${name}-contract/manifest/*`, [`libs/${name}/contract/src/manifest/*`]);
  addTsConfigPath(tree, `@traveldesk/${name}-feature/*`, [`libs/${name}/feature/src/*`]);
  addTsConfigPath(tree, `@traveldesk/${name}-server`, [`libs/${name}/server/src/index.ts`]);
  const constraint =
    `{ "sourceTag": "scope:${name}", "onlyDependOnLibsWithTags": ` +
    `["scope:${name}", "scope:shared"] },\n          `;
  // The developer adds the other domains that it uses.
  edit(tree, '.eslintrc.boundaries.json', (text) =>
    addBefore(text, /\{\s*"sourceTag": "type:web-app"/, constraint),
  );
  edit(tree, 'apps/api/src/modules.ts', (text) =>
    addItem(
      addImport(text, `import { ${names.domainId}Server } from '@traveldesk/${name}-server';`),
      /export const modules: readonly ServerModule\[\] = \[/,
      `${names.domainId}Server`,
    ),
  );
  for (const [file, change] of Object.entries(registerManifest(names))) {
    edit(tree, `apps/backoffice/src/${file}`, change);
  }
  addDomainPage(tree, names);
  await screen(tree, { ...options, ...nouns, name: first ?? name, domain: name });
  await formatFiles(tree);
  return () => {
    const env = { ...process.env, NX_DAEMON: 'false' };
    execFileSync(process.execPath, [path.join(tree.root, 'tools/scripts/graph.mjs')], {
      cwd: tree.root,
      env,
    });
  };
}
