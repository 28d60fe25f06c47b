import { formatFiles, generateFiles, updateJson, type Tree } from '@nx/devkit';
import path from 'node:path';
import { addBefore, addImport, addItem, edit } from '../edit.ts';
import { namesOf } from '../names.ts';
import { screen } from '../screen/screen.ts';

export interface DomainOptions {
  name: string;
  screen?: string;
  singular?: string;
  fr?: string;
  ar?: string;
}

/** Writes a domain's three libraries with its first screen, and registers them where libraries are named. */
export async function domain(tree: Tree, { name, screen: first, ...options }: DomainOptions): Promise<void> {
  if (tree.exists(`libs/${name}`)) throw new Error(`There is a domain ${name} already.`);
  const names = namesOf(name, first ?? name, options.singular);
  generateFiles(tree, path.join(import.meta.dirname, 'files'), `libs/${name}`, names);
  updateJson(
    tree,
    'tsconfig.base.json',
    (config: { compilerOptions: { paths: Record<string, string[]> } }) => {
      Object.assign(config.compilerOptions.paths, {
        [`@traveldesk/${name}-contract`]: [`./libs/${name}/contract/src/index.ts`],
        [`@traveldesk/${name}-feature/*`]: [`./libs/${name}/feature/src/*`],
        [`@traveldesk/${name}-server`]: [`./libs/${name}/server/src/index.ts`],
      });
      return config;
    },
  );
  const constraint =
    `{ "sourceTag": "scope:${name}", "onlyDependOnLibsWithTags": ` +
    `["scope:${name}", "scope:shared", "type:contract", "type:ui", "type:server"] },\n          `;
  // The domains of the design have their constraint already.
  if (!tree.read('.eslintrc.json', 'utf8')?.includes(`"scope:${name}"`)) {
    edit(tree, '.eslintrc.json', (text) => addBefore(text, /\{\s*"sourceTag": "type:app"/, constraint));
  }
  edit(tree, 'apps/api/src/modules.ts', (text) =>
    addItem(
      addImport(text, `import { ${names.domainId}Server } from '@traveldesk/${name}-server';`),
      /export const modules: readonly ServerModule\[\] = \[/,
      `${names.domainId}Server`,
    ),
  );
  await screen(tree, { ...options, name: first ?? name, domain: name });
  await formatFiles(tree);
}
