import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const period = 30;

/** A device that was shown a key (RFC 4648 base32): its six digits of RFC 6238, now or some steps away. */
export function authenticator(key: string) {
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return {
    code(stepsAhead = 0): string {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / period) + stepsAhead));
      const digest = createHmac('sha1', secret).update(counter).digest();
      const offset = (digest.at(-1) ?? 0) & 0xf;
      return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
    },
  };
}
