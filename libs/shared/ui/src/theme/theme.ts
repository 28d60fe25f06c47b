import { theme as antd, type ThemeConfig } from 'antd';
import { accentsOf } from './accents';
import { mix, parseHex, toHex } from './colour';
import { fontCode, fontFamily } from './fonts';
import { legible } from './legible';
import { surfaces, textShares, type Scheme } from './surfaces';

/** The class that antd's variables are declared on; it is on <html>, so that all of the page knows them. */
export const themeClass = 'traveldesk';

const algorithms = { light: antd.defaultAlgorithm, dark: antd.darkAlgorithm };

/** The colours of text, quieter by steps. */
function textColours(scheme: Scheme) {
  const { container, text } = surfaces[scheme];
  const shares = textShares[scheme];
  const shade = (share: number) => toHex(mix(parseHex(container), parseHex(text), share));
  return { text: shade(shares.text), secondary: shade(shares.secondary), tertiary: shade(shares.tertiary) };
}

/**
 * antd's theme. The rules of antd's styles are static and part of the one stylesheet (`zeroRuntime`); what
 * is made here are the values of its variables, which is all that scheme and primary colour change.
 */
export function makeTheme(scheme: Scheme, primary: string): ThemeConfig {
  const { layout, container, elevated, text } = surfaces[scheme];
  const shades = textColours(scheme);
  const { text: accent, textHover: accentHover } = accentsOf(primary, scheme);
  return {
    algorithm: [algorithms[scheme], legible(scheme, primary)],
    cssVar: { key: themeClass },
    hashed: false,
    zeroRuntime: true,
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
      Layout: { siderBg: container, headerBg: container, bodyBg: layout, footerBg: layout },
      Menu: { itemBg: 'transparent' },
      // A phone takes four: a tab that lies behind a button is a tab less.
      Tabs: {
        horizontalItemGutter: 16,
        itemSelectedColor: accent,
        itemActiveColor: accent,
        itemHoverColor: accentHover,
      },
    },
  };
}
