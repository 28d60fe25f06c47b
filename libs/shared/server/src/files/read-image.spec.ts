import { readImage } from './read-image';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
const webp = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64');
const riff = (chunk: string, ...bytes: number[]) =>
  Buffer.concat([Buffer.from(`RIFF....WEBP${chunk}....`), Buffer.from(bytes), Buffer.alloc(16)]);

it.each([
  ['a PNG', png, { type: 'image/png', pixels: 1 }],
  ['a JPEG', jpeg, { type: 'image/jpeg', pixels: 1 }],
  ['a lossy WebP', webp, { type: 'image/webp', pixels: 1 }],
  // 14 bits of width less one, then 14 of height less one.
  ['a lossless WebP', riff('VP8L', 0x2f, 0x03, 0x40, 0x00, 0x00), { type: 'image/webp', pixels: 4 * 2 }],
  ['an extended WebP', riff('VP8X', 0, 0, 0, 0, 9, 0, 0, 19, 0, 0), { type: 'image/webp', pixels: 10 * 20 }],
])('reads type and size of %s', (_, bytes, image) => {
  expect(readImage(bytes)).toEqual(image);
});

it.each([
  ['a PNG that ends before its size', png.subarray(0, 20)],
  ['a JPEG without a frame', jpeg.subarray(0, 40)],
  ['a JPEG whose segment leads nowhere', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0])],
  ['a WebP of another kind', riff('JUNK')],
  ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', Buffer.alloc(0)],
])('is null for %s', (_, bytes) => {
  expect(readImage(bytes)).toBeNull();
});
