import { theme as antd, type ThemeConfig } from 'antd';
import formatToken from 'antd/lib/theme/util/alias';
import { themeTable, type Look } from './theme-table';

const palette = { dark: antd.darkAlgorithm, light: antd.defaultAlgorithm };

const look = (scheme: 'dark' | 'light', primary: string): Look => ({
  ...{ scheme, primary, accents: { solid: primary, text: `${scheme} text` } },
  config: {
    algorithm: palette[scheme],
    token: { colorPrimary: primary, colorTextDescription: '#123456', motionDurationFast: '0.1s' },
    components: { Tabs: { itemSelectedColor: primary } },
  },
});

const looks = [look('dark', '#7367F0'), look('dark', '#0F766E'), look('light', '#7367F0')];

interface Table {
  makeTheme: (scheme: string, primary: string) => ThemeConfig & { algorithm: () => Record<string, unknown> };
  accentsOf: (primary: string, scheme: string) => object;
}

function tableOf(all: readonly Look[]): Table {
  const code = themeTable(all, 'theme').replaceAll('export const', 'const');
  return new Function(`${code}; return { makeTheme, accentsOf }`)() as Table;
}

describe('the table of themes', () => {
  const { makeTheme, accentsOf } = tableOf(looks);

  it.each(looks)(
    'has the whole token of $scheme with $primary, as antd derives it',
    ({ scheme, primary, config }) => {
      const token = makeTheme(scheme, primary).algorithm();
      const derived = antd.getDesignToken(config) as unknown as Record<string, unknown>;
      const missing = Object.keys(derived).filter((key) => !(key in token));
      expect(derived).toMatchObject(token);
      // `blue1` is the second name of `blue-1`, and of the same variable.
      expect(missing.filter((key) => derived[key.replace(/(\d+)$/, '-$1')] !== derived[key])).toEqual([]);
      expect(Object.keys(token).length).toBeGreaterThan(350);
    },
  );

  it.each(looks)(
    'leaves nothing to antd’s last step in $scheme with $primary',
    ({ scheme, primary, config }) => {
      const token = makeTheme(scheme, primary).algorithm();
      expect(formatToken({ ...token, override: { ...config.token } } as never)).toEqual(token);
    },
  );

  it('finds a colour however it is written, and makes each theme once', () => {
    expect(makeTheme('dark', '#7367f0').algorithm()).toEqual(makeTheme('dark', '#7367F0').algorithm());
    expect(makeTheme('dark', '#7367f0')).toBe(makeTheme('dark', '#7367f0'));
    expect(accentsOf('#0f766e', 'dark')).toEqual({ solid: '#0F766E', text: 'dark text' });
  });

  it('keeps what a theme says of single components', () => {
    expect(makeTheme('light', '#7367F0').components).toEqual({ Tabs: { itemSelectedColor: '#7367F0' } });
  });
});
