import { crc32, deflateSync } from 'node:zlib';
import { diceOf, type Dice } from '../../world/random';

const [width, height] = [320, 200];

/** A picture of a house under a sky, as a PNG of a few hundred bytes that differs by words. */
export function pictureOf(...words: readonly (string | number)[]): Buffer {
  const dice = diceOf('picture', ...words);
  const hue = dice.between(0, 359);
  // The sky in four bands, the ground, the wall, windows that are lit and dark.
  const colours = [
    ...[0, 1, 2, 3].map((band) => colourOf(205 + hue / 20, 55, 55 + band * 9)),
    colourOf(95, 25, 45),
    colourOf(hue, 35, 60),
    colourOf(48, 80, 75),
    colourOf(hue, 20, 30),
  ];
  const rows = houseOf(dice);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', headerOf()),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const [ground, wall, lit, dark] = [4, 5, 6, 7];

/** Returns the scanlines of the PNG: filter type 0 (none), then one palette index per pixel. */
function houseOf(dice: Dice): Buffer {
  const [from, to] = [dice.between(30, 90), dice.between(180, 290)];
  const top = dice.between(30, 110);
  const earth = dice.between(160, 180);
  const [wide, high] = [dice.between(14, 24), dice.between(18, 28)];
  const shade = dice.between(2, 5);
  const pixels = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isHouse = x >= from && x < to && y >= top && y < earth;
      const isWindow = isHouse && (x - from) % wide > wide / 2 && (y - top) % high > high / 2;
      const window =
        (Math.floor((x - from) / wide) + Math.floor((y - top) / high)) % shade === 0 ? dark : lit;
      const sky = Math.min(Math.floor((y * 4) / earth), 3);
      pixels[y * (width + 1) + x + 1] = isWindow ? window : isHouse ? wall : y >= earth ? ground : sky;
    }
  }
  return pixels;
}

function headerOf(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each point, and colours by number.
  header.set([8, 3, 0, 0, 0], 8);
  return header;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Red, green and blue of a hue (degrees), a saturation and a lightness (per cent). */
function colourOf(hue: number, saturation: number, lightness: number): number[] {
  const light = lightness / 100;
  const range = (saturation / 100) * Math.min(light, 1 - light);
  return [0, 8, 4].map((shift) => {
    const turn = (shift + hue / 30) % 12;
    return Math.round(255 * (light - range * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  });
}
