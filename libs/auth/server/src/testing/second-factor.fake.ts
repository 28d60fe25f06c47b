import { createHmac } from 'node:crypto';
import { call, login, type GivenUser, type TestApi, type TestClock } from './given.fake';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(key: string): Buffer {
  const bits = [...key].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** Returns the code of an authenticator app `steps` periods of 30 seconds from now: an independent RFC 6238 implementation. */
export function codeOf(key: string, now: Date, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000) + steps));
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export interface Factor {
  key: string;
  recovery: string[];
}

/** Sets up a second factor through the API, and moves the clock to the next code. */
export async function givenFactor(api: TestApi, clock: TestClock, token: string): Promise<Factor> {
  const begun = await call<{ data: { key: string } }>(api, { method: 'POST', url: '/second-factor', token });
  const { key } = begun.body.data;
  const done = await call<{ data: { recovery_codes: string[] } }>(api, {
    url: '/second-factor/confirm',
    token,
    body: { code: codeOf(key, clock.read()) },
  });
  if (done.status !== 200) throw new Error(`setting up answered ${done.status}`);
  clock.forward({ seconds: 30 });
  return { key, recovery: done.body.data.recovery_codes };
}

/** Performs the first step of a sign-in; returns the challenge. */
export async function challengeOf(api: TestApi, user: GivenUser, from?: string): Promise<string> {
  const { status, body } = await login(api, user.email, undefined, from);
  const challenge = (body.data as unknown as { challenge?: string } | undefined)?.challenge;
  if (status !== 200 || !challenge) throw new Error(`signing in answered ${status}, and no challenge`);
  return challenge;
}

export function enterCode(api: TestApi, challenge: string, code: string, from?: string) {
  return call<{ code?: string; fields?: Record<string, string>; data: { token: string } }>(api, {
    url: '/login/code',
    body: { challenge, code },
    from,
  });
}
