import { createSecrets, SecretError } from './secrets';
import { readSecretKeys } from './keys';

const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const hex = (byte: number) => Buffer.alloc(32, byte).toString('hex');
const token = 'duffel_test_حساب_4x8Y';

describe('a sealed secret', () => {
  const secrets = createSecrets(`2026:${base64(1)}`);
  const sealed = secrets.seal(token, 'supplier:1');

  it('opens where it belongs, and names its key', () => {
    expect(secrets.open(sealed, 'supplier:1')).toBe(token);
    expect(sealed).toMatch(/^v1\.2026\.[\w-]+$/);
    expect(sealed.startsWith(secrets.currentPrefix)).toBe(true);
  });

  it('does not reveal the text, and differs each time', () => {
    const bytes = Buffer.from(sealed.split('.')[2]!, 'base64url').toString('latin1');
    expect(bytes).not.toContain('duffel');
    expect(secrets.seal(token, 'supplier:1')).not.toBe(sealed);
  });

  it('does not open for another row', () => {
    expect(() => secrets.open(sealed, 'supplier:2')).toThrow(SecretError);
  });

  it('does not open when any bit was altered', () => {
    const [version, id, data] = sealed.split('.') as [string, string, string];
    const bytes = Buffer.from(data, 'base64url');
    for (let place = 0; place < bytes.length; place += 1) {
      const altered = Buffer.from(bytes);
      altered[place]! ^= 1;
      expect(() =>
        secrets.open([version, id, altered.toString('base64url')].join('.'), 'supplier:1'),
      ).toThrow(SecretError);
    }
  });

  it.each(['', 'plain', 'v2.2026.AAAA', 'v1.2026.', `${'v1.2026.'}${'A'.repeat(20)}`])(
    'refuses to open the text %j',
    (text) => {
      expect(() => secrets.open(text, 'supplier:1')).toThrow(SecretError);
    },
  );

  it('never reveals the text or the key in an error', () => {
    const caught = [`2027:${base64(2)}`, `2026:${base64(2)}`].map((key) => {
      try {
        return createSecrets(key).open(sealed, 'supplier:1');
      } catch (error) {
        return String(error);
      }
    });
    expect(caught[0]).toContain('the key 2026');
    caught.forEach((text) => expect(text).not.toMatch(/duffel|AgICAg/));
  });
});

describe('a key rotation', () => {
  const before = createSecrets(`old:${base64(1)}`);
  const during = createSecrets(`new:${base64(2)},old:${base64(1)}`);
  const after = createSecrets(`new:${base64(2)}`);
  const sealed = before.seal(token, 'supplier:1');

  it('reads old secrets, seals with the new key, and then no longer needs the old one', () => {
    expect(during.open(sealed, 'supplier:1')).toBe(token);
    const resealed = during.reseal(sealed, 'supplier:1')!;
    expect(after.open(resealed, 'supplier:1')).toBe(token);
    expect(() => before.open(resealed, 'supplier:1')).toThrow(SecretError);
  });

  it('leaves secrets sealed with the newest key unchanged', () => {
    expect(during.reseal(during.seal(token, 'supplier:1'), 'supplier:1')).toBeNull();
  });

  it('starts from a single key of hexadecimal digits', () => {
    const single = createSecrets(hex(7)).seal(token, 'supplier:1');
    expect(createSecrets(`new:${base64(2)}, ${hex(7)}`).open(single, 'supplier:1')).toBe(token);
  });
});

describe('SECRET_KEY', () => {
  it.each([
    [hex(1), 1],
    [hex(1).toUpperCase(), 1],
    [`a:${base64(1)}`, 1],
    [`b:${base64(2)} , a:${base64(1)}`, 2],
    [`b:${base64(2)},${hex(1)}`, 2],
  ])('%s contains %d keys', (text, count) => {
    expect(readSecretKeys(text)).toHaveLength(count);
  });

  it.each([
    '',
    'secret',
    hex(1).slice(2),
    `a:${Buffer.alloc(31).toString('base64')}`,
    `a:${base64(1)},`,
    `a:${base64(1)},a:${base64(2)}`,
    `a.b:${base64(1)}`,
    base64(1),
  ])('%j contains no key, and nothing is sealed with it', (text) => {
    expect(readSecretKeys(text)).toEqual([]);
    expect(() => createSecrets(text)).toThrow(SecretError);
  });
});
