import { theme as antd, type ThemeConfig } from 'antd';

type Values = Readonly<Record<string, unknown>>;

/** What the theme's own modules say of one scheme and primary colour. */
export interface Look {
  scheme: string;
  primary: string;
  config: ThemeConfig;
  accents: object;
}

/** The entries that all of these have alike. */
function shared(all: readonly Values[]): Values {
  const [first = {}, ...rest] = all;
  return Object.fromEntries(
    Object.entries(first).filter(([key, value]) => rest.every((other) => other[key] === value)),
  );
}

function without(values: Values, known: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => known[key] !== value));
}

/** The whole token, but for the second names of the palettes' colours: `blue1` and `blue-1` are one variable. */
function tokenOf(config: ThemeConfig): Values {
  const token: Values = antd.getDesignToken(config) as never;
  return Object.fromEntries(
    Object.entries(token).filter(
      ([key]) => !/[a-z]\d+$/.test(key) || !(key.replace(/(\d+)$/, '-$1') in token),
    ),
  );
}

/**
 * Code of a module that has every look's design token in the place of what derives it: `makeTheme` and `accentsOf` as
 * the theme's own modules export them. What all looks share stands there once, what a scheme's looks share once a scheme.
 */
export function themeTable(looks: readonly Look[], themeClass: string): string {
  const tokens = looks.map((look) => ({ ...look, token: tokenOf(look.config) }));
  const common = shared(tokens.map(({ token }) => token));
  const schemes = Object.fromEntries(
    [...new Set(looks.map(({ scheme }) => scheme))].map((scheme) => {
      const own = tokens.filter((look) => look.scheme === scheme).map(({ token }) => token);
      return [scheme, without(shared(own), common)];
    }),
  );
  const rows = tokens.map(({ scheme, primary, token, config, accents }) => {
    const { algorithm: _, token: __, ...rest } = config;
    const own = without(without(token, common), schemes[scheme] ?? {});
    return [scheme + primary.toLowerCase(), { own, accents, config: rest }];
  });
  return `
    export const themeClass = ${JSON.stringify(themeClass)};
    const common = ${JSON.stringify(common)};
    const schemes = ${JSON.stringify(schemes)};
    const looks = ${JSON.stringify(Object.fromEntries(rows))};
    const themes = {};
    const lookOf = (scheme, primary) => looks[scheme + primary.toLowerCase()];
    export const accentsOf = (primary, scheme) => lookOf(scheme, primary).accents;
    export const makeTheme = (scheme, primary) => {
      const { own, config } = lookOf(scheme, primary);
      const algorithm = () => ({ ...common, ...schemes[scheme], ...own });
      return (themes[scheme + primary] ??= { ...config, algorithm });
    };
  `;
}
