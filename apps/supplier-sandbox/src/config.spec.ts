import { readSandboxConfig } from './config';

describe('the configuration of the training supplier', () => {
  it("follows the product's port and directory", () => {
    expect(readSandboxConfig({})).toMatchObject({
      port: 4201,
      dataDir: '.data/supplier-sandbox',
      logLevel: 'info',
    });
    expect(readSandboxConfig({ PORT: '5000', DATA_DIR: '/var/desk' })).toMatchObject({
      port: 5001,
      dataDir: '/var/desk/supplier-sandbox',
    });
  });

  it('uses its own port and directory where they are given', () => {
    const env = { PORT: '5000', SANDBOX_PORT: '0', DATA_DIR: '/var/desk', SANDBOX_DATA_DIR: '/var/training' };
    expect(readSandboxConfig(env)).toMatchObject({ port: 0, dataDir: '/var/training' });
  });

  it.each([
    ['SANDBOX_PORT', '70000'],
    ['PORT', 'http'],
    ['LOG_LEVEL', 'loud'],
  ])('stops the start with a message that names %s', (name, value) => {
    expect(() => readSandboxConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`));
  });
});
