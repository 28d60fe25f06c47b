const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Degrees. The golden angle: codes that follow each other lie far apart. */
const apart = 137.508;

/** The hue of an airline's chip, of the colour circle in degrees: always the same for a code, and seldom that of its neighbour. */
export function airlineHue(code: string): number {
  const number = [...code].reduce((sum, letter) => sum * letters.length + letters.indexOf(letter), 0);
  return Math.round((number * apart) % 360);
}
