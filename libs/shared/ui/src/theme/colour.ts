/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Blends `share` (0 to 1) of `over` onto `base`. */
export function mix(base: Rgb, over: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => base[index] + (over[index] - base[index]) * share;
  return [part(0), part(1), part(2)];
}

function whole([red, green, blue]: Rgb): Rgb {
  return [Math.round(red), Math.round(green), Math.round(blue)];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Moves `colour` toward `end` just enough to reach the contrast `ratio` on every background. */
export function readable(colour: Rgb, grounds: readonly Rgb[], end: Rgb, ratio = 4.5): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    // Checks the rounded colors that the page will use: rounding can lower the contrast below the ratio.
    const moved = whole(mix(colour, end, share));
    if (grounds.every((ground) => contrast(moved, whole(ground)) >= ratio)) return moved;
  }
  return end;
}
