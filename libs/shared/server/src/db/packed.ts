import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Returns gzipped JSON, for rows that are mostly never read again (docs/adr/0031). */
export function packed(value: unknown): Promise<Buffer> {
  return pack(JSON.stringify(value), { level: 1 });
}

export async function unpacked<Value>(bytes: Buffer): Promise<Value> {
  return JSON.parse((await unpack(bytes)).toString('utf8')) as Value;
}
