import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/** Compresses every text file of a folder at build time, beside the original, so that no request has to. */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    compressible.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file);
      const quality = {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      const [small, old] = await Promise.all([brotli(text, { params: quality }), gzip(text, { level: 9 })]);
      if (small.length < text.length) writeFileSync(`${file}.br`, small);
      if (old.length < text.length) writeFileSync(`${file}.gz`, old);
    }),
  );
}
