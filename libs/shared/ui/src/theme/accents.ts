import { mix, parseHex, readable, toHex, type Rgb } from './colour';
import { surfaces, type Scheme } from './surfaces';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** SPECIFICATION 9: the primary color, and its darker variant as a background of white text. */
export const specified = { primary: '#7367f0', darker: '#675dd8' };

/** Variants of the primary color for text or its background, each with a contrast of 4.5:1 (WCAG 2.2 AA). */
export interface Accents {
  /** The background of a filled button, under white text. */
  solid: string;
  solidHover: string;
  solidActive: string;
  /** Links, icons and the current page, on any of the scheme's backgrounds and on `tint`. */
  text: string;
  textHover: string;
  /** The background of selected items. */
  tint: string;
  tintHover: string;
}

export function accentsOf(primary: string, scheme: Scheme): Accents {
  const colour = parseHex(primary);
  const darker = primary.toLowerCase() === specified.primary ? parseHex(specified.darker) : colour;
  const solid = readable(darker, [white], black);
  const { layout, container, elevated } = surfaces[scheme];
  const grounds = [layout, container, elevated].map(parseHex);
  const tint = mix(parseHex(container), colour, scheme === 'dark' ? 0.18 : 0.1);
  const end = scheme === 'dark' ? white : black;
  const text = readable(colour, [...grounds, tint], end);
  return {
    solid: toHex(solid),
    solidHover: toHex(mix(solid, black, 0.1)),
    solidActive: toHex(mix(solid, black, 0.2)),
    text: toHex(text),
    textHover: toHex(mix(text, end, 0.2)),
    tint: toHex(tint),
    tintHover: toHex(mix(tint, colour, 0.08)),
  };
}

/** Returns the variable of an accent: `solidHover` is `--td-primary-solid-hover`. */
export function variableOf(name: string): string {
  return `--td-primary-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
