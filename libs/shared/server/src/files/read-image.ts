export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

interface Image {
  type: ImageType;
  /** Width times height. */
  pixels: number;
}

/** Returns the type of a picture by its first bytes; null for other content (SECURITY 43). */
export function imageType(bytes: Buffer): ImageType | null {
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'image/webp';
  return null;
}

/** Returns the type and size of a picture by its content; null for other content, and for a picture without a size. */
export function readImage(bytes: Buffer): Image | null {
  const type = imageType(bytes);
  const pixels = type ? pixelsOf[type](bytes) : 0;
  return type && pixels > 0 ? { type, pixels } : null;
}

const pixelsOf: Readonly<Record<ImageType, (bytes: Buffer) => number>> = {
  'image/png': (bytes) => (bytes.length < 24 ? 0 : bytes.readUInt32BE(16) * bytes.readUInt32BE(20)),
  'image/jpeg': pixelsOfJpeg,
  'image/webp': (bytes) => (bytes.length < 30 ? 0 : pixelsOfWebp(bytes)),
};

const begins = (bytes: Buffer, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
const text = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/** The frame headers SOF0 to SOF15, except the other markers among them: DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the frame header. */
function pixelsOfJpeg(bytes: Buffer): number {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes.readUInt8(at + 1))) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
  }
  return 0;
}

/** Reads the first chunk: a lossy frame, a lossless one, or the canvas of an extended file. */
function pixelsOfWebp(bytes: Buffer): number {
  switch (text(bytes, 12)) {
    case 'VP8 ':
      return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const sizes = bytes.readUInt32LE(21);
      return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
    default:
      return 0;
  }
}
