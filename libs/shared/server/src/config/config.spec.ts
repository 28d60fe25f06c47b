import { ConfigError, readConfig, variables } from './config';

describe('the configuration', () => {
  it('has the defaults of the table', () => {
    expect(readConfig({})).toEqual({
      environment: 'development',
      port: 4200,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      migrationDatabaseUrl: null,
      databasePooler: null,
      publicUrl: 'http://localhost:4200',
      adminEmail: null,
      adminPassword: null,
      demoData: true,
      logLevel: 'info',
      mailUrl: null,
      mailFrom: 'Traveldesk <no-reply@traveldesk.example>',
      trustProxy: false,
      sessionIdleMinutes: 30,
      sessionMaxHours: 12,
      stopDelaySeconds: 0,
      sessionFreshMinutes: 10,
      secondFactorRequired: false,
      sandboxPort: 4201,
      supplierAllowedHosts: [],
      callLimit: 3000,
      secretKey: null,
      apiDocs: true,
    });
  });

  it('has neither demo data nor documentation in production by default', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demoData: false, apiDocs: false });
    expect(readConfig({ NODE_ENV: 'production', DEMO_DATA: 'true', API_DOCS: 'true' })).toMatchObject({
      demoData: true,
      apiDocs: true,
    });
  });

  it.each([
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'production', DEMO_DATA: 'true' }, false],
    [{ NODE_ENV: 'production', SECOND_FACTOR_REQUIRED: 'false' }, false],
    [{ NODE_ENV: 'development' }, false],
    [{ NODE_ENV: 'development', SECOND_FACTOR_REQUIRED: 'true' }, true],
  ])('requires a second factor with %j: %s (SECURITY 23)', (env, required) => {
    expect(readConfig(env).secondFactorRequired).toBe(required);
  });

  it('uses the values that are set', () => {
    const config = readConfig({
      PORT: '0',
      PUBLIC_URL: 'https://desk.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SESSION_IDLE_MINUTES: '5',
      DATABASE_URL: 'postgres://user:secret@db/traveldesk',
    });
    expect(config).toMatchObject({
      port: 0,
      sandboxPort: 0,
      publicUrl: 'https://desk.example',
      trustProxy: ['10.0.0.0/8', '::1'],
      sessionIdleMinutes: 5,
      databaseUrl: 'postgres://user:secret@db/traveldesk',
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4200, databaseUrl: null });
  });

  it.each([
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '42 00', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a port number from 0 to 65535.'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address.'],
    [
      'DATABASE_URL',
      'mysql://db',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      'MIGRATION_DATABASE_URL',
      'postgres://db/x',
      'MIGRATION_DATABASE_URL needs DATABASE_URL, the same database with a different role.',
    ],
    ['DATABASE_POOLER', 'session', 'DATABASE_POOLER must be transaction or not set.'],
    [
      'DATABASE_POOLER',
      'transaction',
      'DATABASE_POOLER needs MIGRATION_DATABASE_URL, the same database without the pooler; it may name the same role.',
    ],
    ['PUBLIC_URL', 'desk.example', 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    ['ADMIN_EMAIL', 'nobody', 'ADMIN_EMAIL must be an email address.'],
    ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must be at least 15 characters long.'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA must be true or false.'],
    ['MAIL_URL', 'http://mail', 'MAIL_URL must be an address that starts with smtp:// or smtps://.'],
    [
      'MAIL_FROM',
      'a@b.example\r\nBcc: c@d.example',
      'MAIL_FROM must be an email address, or a name with one in angle brackets.',
    ],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a list of IP addresses or networks, separated by commas.'],
    ['SESSION_IDLE_MINUTES', '0', 'SESSION_IDLE_MINUTES must be a whole number of minutes from 1 to 1440.'],
    ['SESSION_MAX_HOURS', '1.5', 'SESSION_MAX_HOURS must be a whole number of hours from 1 to 720.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace and silent.'],
    ['NODE_ENV', 'staging', 'NODE_ENV must be one of development, production and test.'],
  ])('rejects %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  it('never repeats a malformed value, which may be a secret', () => {
    expect(() => readConfig({ SECRET_KEY: 'my-secret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('my-secret') }),
    );
  });

  it('rejects an unknown variable', () => {
    expect(() => readConfig({ TRAVELDESK_PORT: '1' })).toThrow(
      'TRAVELDESK_PORT is not a variable that Traveldesk knows.',
    );
  });

  it('rejects contradictory settings', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'long enough for this' })).toThrow(/needs ADMIN_EMAIL/);
    expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' })).toThrow(
      /SECRET_KEY must be set/,
    );
  });

  it('names each variable once and explains it', () => {
    expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length);
    expect(variables.filter(({ meaning }) => meaning.length < 10)).toEqual([]);
  });
});
