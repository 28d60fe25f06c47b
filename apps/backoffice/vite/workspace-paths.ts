import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Alias, Plugin } from 'vite';

/** Returns the libraries' aliases from tsconfig.base.json. */
export function workspaceAlias(workspace: string): Alias[] {
  const { compilerOptions } = JSON.parse(
    readFileSync(path.join(workspace, 'tsconfig.base.json'), 'utf8'),
  ) as {
    compilerOptions: { paths: Record<string, [string]> };
  };
  return Object.entries(compilerOptions.paths).map(([name, [target]]) => ({
    find: new RegExp(`^${name.replace('*', '(.*)')}$`),
    replacement: path.join(workspace, target).replace('*', '$1'),
  }));
}

/** Written by hand, because Nx's own plugin is deprecated and uses the same table. */
export function workspacePaths(workspace: string): Plugin {
  return { name: 'workspace-paths', config: () => ({ resolve: { alias: workspaceAlias(workspace) } }) };
}
