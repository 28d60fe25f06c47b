import type { ThemeConfig } from 'antd';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { themeTable } from './theme-table';
import { workspaceAlias } from './workspace-paths';

interface ThemeModules {
  makeTheme: (scheme: string, primary: string) => ThemeConfig;
  accentsOf: (primary: string, scheme: string) => object;
  themeClass: string;
  surfaces: object;
  preferenceOptions: { primary: readonly string[] };
}

const stand = '\0theme-table';
const ownModules = /[\\/]ui[\\/]src[\\/]theme[\\/](theme|accents)\.ts$/;
const alias = /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]alias\.js$/;
const derivative = /[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]index\.js$/;

/**
 * The design token is a function of two schemes and six colours: the build works it out, and the browser, which would
 * take as long for it as for rendering the sign-in page, looks it up.
 */
export function designTokens(workspace: string): Plugin {
  const load = async (file: string) => {
    const { module } = await runnerImport<Partial<ThemeModules>>(path.join(workspace, 'libs/shared', file), {
      configFile: false,
      root: workspace,
      logLevel: 'error',
      resolve: { alias: workspaceAlias(workspace) },
    });
    return module;
  };
  return {
    name: 'design-tokens',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!importer || !/theme|accents/.test(id)) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && ownModules.test(found.id) ? stand : undefined;
    },
    async load(id) {
      // Nothing is left to derive: what comes is the whole token.
      if (alias.test(id)) return 'export default ({ override, ...token }) => token;';
      if (derivative.test(id)) return 'export default (token) => token;';
      if (id !== stand) return undefined;
      const found = await Promise.all(
        [
          'ui/src/theme/theme.ts',
          'ui/src/theme/accents.ts',
          'ui/src/theme/surfaces.ts',
          'web/src/preferences/preferences.ts',
        ].map(load),
      );
      const { makeTheme, accentsOf, themeClass, surfaces, preferenceOptions } = Object.assign(
        {},
        ...found,
      ) as ThemeModules;
      const looks = Object.keys(surfaces).flatMap((scheme) =>
        preferenceOptions.primary.map((colour) => {
          const primary = `#${colour}`;
          return { scheme, primary, config: makeTheme(scheme, primary), accents: accentsOf(primary, scheme) };
        }),
      );
      return themeTable(looks, themeClass);
    },
  };
}
