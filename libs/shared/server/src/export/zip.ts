import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of an archive, whose content comes in parts. */
export interface ZipFile {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

const deflated = 8;
/** The earliest date of the format, because the files in the archive have no date. */
const mtime = new Date(1980, 0, 1);

/** Yields a ZIP archive, compressed in Node's thread pool and never entirely in memory. Up to 4 GiB. */
export async function* zipParts(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const take = () => Buffer.concat(made.splice(0));
  for (const { name, content } of files) {
    const file: ZipInputFile = { filename: name, compression: deflated, mtime, crc: 0, size: 0 };
    zip.add(file);
    // The loop over the compressed stream throws the pipeline's errors.
    for await (const part of pipeline(counted(file, content), createDeflateRaw(), () => {})) {
      file.ondata?.(null, part, false);
      yield take();
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield take();
}

async function* counted(file: ZipInputFile, content: ZipFile['content']): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    yield bytes;
  }
}
