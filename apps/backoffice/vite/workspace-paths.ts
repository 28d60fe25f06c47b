import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Alias, Plugin } from 'vite';

/** The libraries' names, as tsconfig.base.json has them. */
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

/** By hand, since Nx's own plugin for this is deprecated and the table is the same in either case. */
export function workspacePaths(workspace: string): Plugin {
  return { name: 'workspace-paths', config: () => ({ resolve: { alias: workspaceAlias(workspace) } }) };
}
