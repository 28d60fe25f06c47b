import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config/config';
import { withSecretKey } from './secret-key';

describe('the secret key', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'traveldesk-key-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const at = (name: string) => readConfig({ DATA_DIR: path.join(dataDir, name) });

  it('is created once and readable only by its owner', () => {
    const { secretKey } = withSecretKey(at('new/deep'));
    expect(secretKey).toMatch(/^[0-9a-f]{64}$/);
    expect(withSecretKey(at('new/deep')).secretKey).toBe(secretKey);
    expect(statSync(path.join(dataDir, 'new/deep/secret.key')).mode & 0o777).toBe(0o600);
    expect(withSecretKey(at('other')).secretKey).not.toBe(secretKey);
  });

  it('is SECRET_KEY where that is set, without a file', () => {
    const config = readConfig({ DATA_DIR: path.join(dataDir, 'set'), SECRET_KEY: 'ab'.repeat(32) });
    expect(withSecretKey(config).secretKey).toBe('ab'.repeat(32));
    expect(() => statSync(path.join(dataDir, 'set'))).toThrow(/ENOENT/);
  });

  it('stops the start where its file is damaged, instead of creating another key', () => {
    writeFileSync(path.join(dataDir, 'secret.key'), 'half a k');
    expect(() => withSecretKey(readConfig({ DATA_DIR: dataDir }))).toThrow(/contains no usable key/);
  });
});
