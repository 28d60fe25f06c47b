import type { MappingAlgorithm } from 'antd';
import { accentsOf } from './accents';
import { parseHex, readable, toHex } from './colour';
import { surfaces, type Scheme } from './surfaces';

/**
 * The last step of antd's algorithm: the colors for success, warning, error and info are also used as text, on every background and on
 * their own tints, so each is adjusted to be readable there (WCAG 2.2, 1.4.3).
 */
export function legible(scheme: Scheme, primary: string): MappingAlgorithm {
  const { layout, container, elevated } = surfaces[scheme];
  const end = parseHex(scheme === 'dark' ? '#ffffff' : '#000000');
  const on = (colour: string, ground: string) =>
    toHex(readable(parseHex(colour), [layout, container, elevated, ground].map(parseHex), end));
  const { text, textHover } = accentsOf(primary, scheme);
  return (_, map) => {
    if (!map) throw new Error('This step changes the result of another step.');
    const success = on(map.colorSuccess, map.colorSuccessBg);
    const warning = on(map.colorWarning, map.colorWarningBg);
    const error = on(map.colorError, map.colorErrorBg);
    return {
      ...map,
      colorSuccess: success,
      colorSuccessText: success,
      colorWarning: warning,
      colorWarningText: warning,
      colorError: error,
      colorErrorText: error,
      colorInfo: on(text, map.colorInfoBg),
      colorLink: text,
      colorLinkHover: textHover,
      colorLinkActive: text,
    };
  };
}
