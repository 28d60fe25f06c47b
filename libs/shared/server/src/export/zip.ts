import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive, whose content comes in parts. */
export interface ZipFile {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  offset: number;
  crc: number;
  compressed: number;
  size: number;
}

const deflated = 8;
/** The sizes follow the content, since they are not known before; names are UTF-8. */
const flags = 0x0808;
/** 1980-01-01, the first day that the format knows: what is in the archive has no date of its own. */
const day = 0x21;

/**
 * A ZIP archive (APPNOTE 6.3) as it is made: compressed in Node's own threads and never whole in memory. Below 4 GiB.
 */
export async function* zipParts(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const file: Written = { name: Buffer.from(name), offset, crc: 0, compressed: 0, size: 0 };
    const head = record(0x04034b50, [2, 20], [2, flags], [2, deflated], [2, 0], [2, day], ...sizes());
    const start = Buffer.concat([head, lengths(file.name), file.name]);
    yield start;
    for await (const part of compressed(content, file)) {
      file.compressed += part.length;
      yield part;
    }
    const end = record(0x08074b50, ...sizes(file));
    yield end;
    offset += start.length + file.compressed + end.length;
    written.push(file);
  }
  const directory = Buffer.concat(written.flatMap((file) => [entryOf(file), file.name]));
  yield directory;
  const count = written.length;
  yield record(
    0x06054b50,
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
}

async function* compressed(content: ZipFile['content'], file: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  let made: Buffer[] = [];
  deflate.on('data', (part: Buffer) => made.push(part));
  const take = () => {
    const part = Buffer.concat(made);
    made = [];
    return part;
  };
  try {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      await new Promise<void>((resolve, reject) =>
        deflate.write(bytes, (error) => (error ? reject(error) : resolve())),
      );
      yield take();
    }
    await new Promise((resolve) => deflate.once('end', resolve).end());
    yield take();
  } finally {
    deflate.destroy();
  }
}

type Field = readonly [bytes: 2 | 4, value: number];

function record(signature: number, ...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = buffer.writeUInt32LE(signature);
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function sizes({ crc, compressed: packed, size } = { crc: 0, compressed: 0, size: 0 }): Field[] {
  return [
    [4, crc],
    [4, packed],
    [4, size],
  ];
}

function lengths(name: Buffer): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt16LE(name.length);
  return buffer;
}

function entryOf(file: Written): Buffer {
  const method: Field[] = [
    [2, 20],
    [2, 20],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, day],
  ];
  const rest: Field[] = [
    [2, file.name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, file.offset],
  ];
  return record(0x02014b50, ...method, ...sizes(file), ...rest);
}
