export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

const begins = (bytes: Buffer, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** Returns the type of a picture by its first bytes; null for other content (SECURITY 43). */
export function imageType(bytes: Buffer): ImageType | null {
  if (begins(bytes, png)) return 'image/png';
  if (begins(bytes, jpeg)) return 'image/jpeg';
  if (begins(bytes, riff) && begins(bytes, webp, 8)) return 'image/webp';
  return null;
}
