import { ConfigError, readConfig } from './config';

const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const hex = 'Ab'.repeat(32);

describe('SECRET_KEY', () => {
  it.each([hex, `new:${base64(2)},old:${base64(1)}`, `new:${base64(2)},${hex}`])('may be %s', (text) => {
    expect(readConfig({ SECRET_KEY: text }).secretKey).toBe(text);
  });

  it.each(['secret', hex.slice(2), `new:${base64(2)},`, `one:${base64(1)},one:${base64(2)}`])(
    'stops the start as %j, without repeating the value',
    (text) => {
      const start = () => readConfig({ SECRET_KEY: text });
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(/^SECRET_KEY must be /);
      expect(start).not.toThrow(text);
    },
  );
});

describe('SUPPLIER_ALLOWED_HOSTS', () => {
  it('allows no host by default', () => {
    expect(readConfig({}).supplierAllowedHosts).toEqual([]);
  });

  it('accepts hosts with and without ports', () => {
    expect(
      readConfig({ SUPPLIER_ALLOWED_HOSTS: 'Gateway.internal, 10.0.0.5:8443,[::1]:80' }).supplierAllowedHosts,
    ).toEqual(['gateway.internal', '10.0.0.5:8443', '[::1]:80']);
  });

  it.each(['http://gateway.internal', 'a/b', 'a:b', 'a,', '*', 'user@host'])('rejects %j', (text) => {
    expect(() => readConfig({ SUPPLIER_ALLOWED_HOSTS: text })).toThrow(/^SUPPLIER_ALLOWED_HOSTS must be /);
  });
});
