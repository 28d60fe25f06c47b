import path from 'node:path';
import { runnerImport } from 'vite';
import type { Screen } from '../src/domains.ts';
import { workspaceAlias } from './workspace-paths.ts';

const layouts = { default: 'src/layout/DefaultLayout.tsx', blank: 'src/layout/BlankLayout.tsx' } as const;

/** A screen, and the files that its route loads: the layout's and its own. */
export interface BuiltScreen extends Screen {
  sources: readonly string[];
  layoutSource: string;
}

/** The table of screens as it runs; importing it loads no screen. */
export async function loadScreens(app: string, workspace: string): Promise<readonly BuiltScreen[]> {
  const { module } = await runnerImport<{ screens: readonly Screen[] }>(path.join(app, 'src/domains.ts'), {
    configFile: false,
    root: app,
    logLevel: 'error',
    resolve: { alias: workspaceAlias(workspace) },
  });
  return module.screens.map((screen) => {
    const layoutSource = path.join(app, layouts[screen.layout]);
    return { ...screen, layoutSource, sources: [layoutSource, sourceOf(screen, app)] };
  });
}

/** The file that a screen is loaded from: what its lazy import names once the runner has resolved it. */
function sourceOf(screen: Pick<Screen, 'name' | 'lazy'>, app: string): string {
  const id = /import[^(]*\(\s*["']([^"']+)["']/.exec(screen.lazy.toString())?.[1];
  if (!id) throw new Error(`The screen ${screen.name} is not loaded by an import alone`);
  return id.startsWith('/@fs/') ? id.slice('/@fs'.length) : path.join(app, id);
}
