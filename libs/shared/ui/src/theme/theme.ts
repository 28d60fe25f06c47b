import { theme as antd, type ThemeConfig } from 'antd';
import { accentsOf } from './accents';
import { mix, parseHex, toHex } from './colour';
import { fontCode, fontFamily } from './fonts';
import { legible } from './legible';
import { surfaces, textShares, type Scheme } from './surfaces';

/** The class that declares antd's variables; it is on <html>, so that the whole page can use them. */
export const themeClass = 'traveldesk';

const algorithms = { light: antd.defaultAlgorithm, dark: antd.darkAlgorithm };

/** Returns the text colors, from strong to faint. */
function textColours(scheme: Scheme) {
  const { container, text } = surfaces[scheme];
  const shares = textShares[scheme];
  const shade = (share: number) => toHex(mix(parseHex(container), parseHex(text), share));
  return { text: shade(shares.text), secondary: shade(shares.secondary), tertiary: shade(shares.tertiary) };
}

/**
 * Returns antd's theme. The values of antd's variables are computed here, from the scheme and the primary color. Its style rules are part
 * of one extracted stylesheet (`zeroRuntime`), unless an application has none.
 */
export function makeTheme(scheme: Scheme, primary: string, zeroRuntime = true): ThemeConfig {
  const { layout, container, elevated, text } = surfaces[scheme];
  const shades = textColours(scheme);
  const { text: accent, textHover: accentHover } = accentsOf(primary, scheme);
  return {
    algorithm: [algorithms[scheme], legible(scheme, primary)],
    cssVar: { key: themeClass },
    hashed: false,
    zeroRuntime,
    token: {
      colorPrimary: primary,
      colorInfo: primary,
      colorBgLayout: layout,
      colorBgContainer: container,
      colorBgElevated: elevated,
      colorTextBase: text,
      colorText: shades.text,
      colorTextSecondary: shades.secondary,
      colorTextTertiary: shades.tertiary,
      colorTextDescription: shades.tertiary,
      colorTextPlaceholder: shades.tertiary,
      colorTextDisabled: shades.tertiary,
      fontFamily,
      fontFamilyCode: fontCode,
      fontSize: 14,
      borderRadius: 6,
      borderRadiusLG: 10,
      motionDurationFast: '0.1s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
      wireframe: false,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        defaultHoverColor: accent,
        defaultHoverBorderColor: accent,
        defaultActiveColor: accent,
        defaultActiveBorderColor: accent,
      },
      // An error takes a line of 20 px out of this margin, so that nothing below it moves.
      Form: { itemMarginBottom: 28 },
      Layout: { siderBg: container, headerBg: container, bodyBg: layout, footerBg: layout },
      Menu: { itemBg: 'transparent' },
      // Four tabs fit a phone with this gutter; a tab behind a button goes unnoticed.
      Tabs: {
        horizontalItemGutter: 16,
        itemSelectedColor: accent,
        itemActiveColor: accent,
        itemHoverColor: accentHover,
      },
    },
  };
}
