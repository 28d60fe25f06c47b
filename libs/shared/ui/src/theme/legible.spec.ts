import { theme } from 'antd';
import { preferenceOptions } from '@traveldesk/shared-web';
import { makeTheme } from './theme';

/** WCAG 2.2, 1.4.3, by its own formula. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const looks = (['dark', 'light'] as const).flatMap((scheme) =>
  preferenceOptions.primary.map((primary) => [scheme, `#${primary}`] as const),
);

describe('text colors', () => {
  it.each(looks)('are legible in %s with %s', (scheme, primary) => {
    const token = theme.getDesignToken(makeTheme(scheme, primary));
    const grounds = [token.colorBgLayout, token.colorBgContainer, token.colorBgElevated];
    const pairs = [
      ...['colorSuccess', 'colorWarning', 'colorError', 'colorInfo', 'colorLink'].flatMap((name) =>
        grounds.map((ground) => [name, ground] as const),
      ),
      ...['Success', 'Warning', 'Error', 'Info'].map(
        (name) => [`color${name}`, token[`color${name}Bg` as 'colorInfoBg']] as const,
      ),
      ...['colorTextTertiary', 'colorTextPlaceholder', 'colorTextDescription', 'colorTextDisabled'].flatMap(
        (name) => grounds.map((ground) => [name, ground] as const),
      ),
    ];
    const unreadable = pairs
      .map(([name, ground]) => ({ name, ground, ratio: contrast(token[name as 'colorInfo'], ground) }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(unreadable).toEqual([]);
  });
});
