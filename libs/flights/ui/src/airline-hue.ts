const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The golden angle, in degrees, which puts consecutive codes far apart. */
const apart = 137.508;

/** Returns the hue of an airline's chip in degrees: constant for a code, and rarely similar for neighboring codes. */
export function airlineHue(code: string): number {
  const number = [...code].reduce((sum, letter) => sum * letters.length + letters.indexOf(letter), 0);
  return Math.round((number * apart) % 360);
}
