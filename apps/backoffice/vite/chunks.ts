import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { placesOf } from './places.ts';
import type { BuiltScreen } from './screens.ts';

/** Puts each module into its file (`placesOf`). */
export function pageChunks(
  screens: () => Promise<readonly BuiltScreen[]>,
  sources: () => InlineConfig,
): Plugin {
  let places: ReadonlyMap<string, string> = new Map();
  const name = (id: string) => places.get(id) ?? null;
  return {
    name: 'page-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'core', tags: ['$initial'], priority: 1 },
                { name, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    }),
    async buildStart() {
      const { build: options, ...config } = sources();
      const { output } = (await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        build: { ...options, write: false, minify: false },
      })) as Rollup.RolldownOutput;
      places = placesOf(
        output.filter((file) => file.type === 'chunk'),
        await screens(),
      );
    },
  };
}
