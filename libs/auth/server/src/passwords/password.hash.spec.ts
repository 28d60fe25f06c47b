import { hash } from '@node-rs/argon2';
import { isOutdated, PasswordHashing } from './password.hash';

// Tests with the product's own hash cost.
jest.mock('./hash-cost', () => jest.requireActual('./hash-cost.ts'));

const passwords = new PasswordHashing();
const hashPassword = (password: string) => passwords.hash(password);
const verifyPassword = (stored: string | undefined, typed: string) =>
  passwords.inTurn({ name: 'test' }, (hasher) => hasher.verify(stored, typed));

describe('stored passwords', () => {
  it('are argon2id of at least 19 MiB, two passes, one lane (SECURITY 20)', async () => {
    const [, algorithm, version, cost] = (await hashPassword('plum kettle zoo')).split('$');
    expect([algorithm, version]).toEqual(['argon2id', 'v=19']);
    const { m, t, p } = Object.fromEntries(cost!.split(',').map((part) => part.split('='))) as Record<
      string,
      string
    >;
    expect(Number(m)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(t)).toBeGreaterThanOrEqual(2);
    expect(p).toBe('1');
  });

  it('are salted: the same password twice is two hashes', async () => {
    expect(await hashPassword('plum kettle zoo')).not.toBe(await hashPassword('plum kettle zoo'));
  });

  it('are recognized exactly', async () => {
    const stored = await hashPassword('plum kettle zoo');
    await expect(verifyPassword(stored, 'plum kettle zoo')).resolves.toBe(true);
    await expect(verifyPassword(stored, 'plum kettle zoo ')).resolves.toBe(false);
    await expect(verifyPassword(undefined, 'plum kettle zoo')).resolves.toBe(false);
  });

  it('use more than the first 72 bytes', async () => {
    const long = 'a long sentence about plums and kettles, '.repeat(3);
    const stored = await hashPassword(long);
    await expect(verifyPassword(stored, long.slice(0, -1))).resolves.toBe(false);
  });

  it('are outdated if hashed at a lower cost', async () => {
    expect(isOutdated(await hash('x', { memoryCost: 19456, timeCost: 2 }))).toBe(true);
    const { hashCost } =
      jest.requireActual<typeof import('../testing/hash-cost.fake')>('../testing/hash-cost.fake');
    expect(isOutdated(await hash('x', hashCost))).toBe(true);
    expect(isOutdated(await hashPassword('x'))).toBe(false);
  });
});
