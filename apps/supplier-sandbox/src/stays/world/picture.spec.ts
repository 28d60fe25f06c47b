import { inflateSync } from 'node:zlib';
import { pictureOf } from './picture';

describe('the picture of a property', () => {
  it('is a PNG of a few hundred bytes with all its points', () => {
    const picture = pictureOf('acc_1', '1.png');
    expect(picture.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([320, 200]);
    const from = picture.indexOf('IDAT');
    const points = inflateSync(picture.subarray(from + 4, from + 4 + picture.readUInt32BE(from - 4)));
    expect(points).toHaveLength(200 * 321);
    expect(picture.length).toBeLessThan(1500);
  });

  it('is the same for the same words, and differs for others', () => {
    expect(pictureOf('acc_1', '1.png')).toEqual(pictureOf('acc_1', '1.png'));
    expect(pictureOf('acc_1', '2.png')).not.toEqual(pictureOf('acc_1', '1.png'));
  });
});
