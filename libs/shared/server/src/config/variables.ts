export interface Variable {
  name: string;
  /** The default as printed in the README; empty if there is none. */
  default: string;
  meaning: string;
  /** Ends the sentence "NAME must be …", the error for a malformed value. */
  form: string;
}

/** All variables that the API reads, in the order of the README's table. */
export const variables = [
  {
    name: 'PORT',
    default: '4200',
    meaning: 'port of the API and the screens; 0 means a free one',
    form: 'a port number from 0 to 65535',
  },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'address to listen on',
    form: 'a host name or an IP address',
  },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'directory of the built-in database, the mails and the secret key',
    form: 'the path of a directory',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'address of a PostgreSQL database; without it the built-in database in DATA_DIR is used',
    form: 'an address that starts with postgres:// or postgresql://',
  },
  {
    name: 'MIGRATION_DATABASE_URL',
    default: '',
    meaning:
      'the same database with the role that owns its tables; the role of DATABASE_URL then cannot alter tables or change entries of the audit trail',
    form: 'an address that starts with postgres:// or postgresql://',
  },
  {
    name: 'DATABASE_POOLER',
    default: '',
    meaning:
      'transaction if DATABASE_URL leads to a pooler in transaction mode such as pgbouncer; MIGRATION_DATABASE_URL must then bypass it and may name the same role',
    form: 'transaction or not set',
  },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    meaning: 'address that users open; links in mails start with it',
    form: 'an address that starts with http:// or https://',
  },
  {
    name: 'ADMIN_EMAIL',
    default: '',
    meaning: 'email address of the first administrator, who is created when no user exists yet',
    form: 'an email address',
  },
  {
    name: 'ADMIN_PASSWORD',
    default: '',
    meaning: 'password of the first administrator, at least 15 characters',
    form: 'at least 15 characters long',
  },
  {
    name: 'DEMO_DATA',
    default: 'true, in production false',
    meaning: 'whether demo data and the demo sign-ins are loaded at the first start',
    form: 'true or false',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent',
    form: 'one of fatal, error, warn, info, debug, trace and silent',
  },
  {
    name: 'MAIL_URL',
    default: '',
    meaning: 'SMTP server as smtp://user:password@host:port; without it mails are written to DATA_DIR/mail',
    form: 'an address that starts with smtp:// or smtps://',
  },
  {
    name: 'MAIL_FROM',
    default: 'Traveldesk <no-reply@traveldesk.example>',
    meaning: 'sender of all mails',
    form: 'an email address, or a name with one in angle brackets',
  },
  {
    name: 'TRUST_PROXY',
    default: '',
    meaning: 'addresses or networks of the proxies whose X-Forwarded-For is trusted, separated by commas',
    form: 'a list of IP addresses or networks, separated by commas',
  },
  {
    name: 'SESSION_IDLE_MINUTES',
    default: '30',
    meaning: 'minutes without a request after which a session ends',
    form: 'a whole number of minutes from 1 to 1440',
  },
  {
    name: 'SESSION_MAX_HOURS',
    default: '12',
    meaning: 'hours after which a session ends in any case',
    form: 'a whole number of hours from 1 to 720',
  },
  {
    name: 'SESSION_FRESH_MINUTES',
    default: '10',
    meaning:
      'minutes after a sign-in during which passwords, addresses, second factors and API tokens can be changed without confirming the sign-in',
    form: 'a whole number of minutes from 1 to 1440',
  },
  {
    name: 'SECOND_FACTOR_REQUIRED',
    default: 'false, in production without demo data true',
    meaning:
      'whether users with money, user or token permissions need a second factor, until staff decide on the screen Security',
    form: 'true or false',
  },
  {
    name: 'SANDBOX_PORT',
    default: 'PORT + 1',
    meaning: 'port of the training supplier on the loopback address; 0 turns it off',
    form: 'a port number from 0 to 65535',
  },
  {
    name: 'CALL_LIMIT',
    default: '3000',
    meaning:
      'requests per minute allowed for one session, or for one address without a session; 0 means no limit',
    form: 'a whole number from 0 to 1000000',
  },
  {
    name: 'SUPPLIER_ALLOWED_HOSTS',
    default: '',
    meaning:
      'hosts, as `host` or `host:port` and separated by commas, where suppliers may use http and private addresses',
    form: 'a list of host names or IP addresses, each with or without a port, separated by commas',
  },
  {
    name: 'SECRET_KEY',
    default: 'created in DATA_DIR',
    meaning:
      'key that encrypts stored secrets: 64 hexadecimal digits, or several as `id:base64`, newest first and separated by commas; required in production with DATABASE_URL',
    form: '64 hexadecimal digits, or keys of 32 bytes as id:base64, newest first and separated by commas',
  },
  {
    name: 'API_DOCS',
    default: 'true, in production false',
    meaning: 'whether /api/docs and /api/v1/openapi.json are served',
    form: 'true or false',
  },
  {
    name: 'STOP_DELAY_SECONDS',
    default: '0',
    meaning:
      'seconds during which requests are still accepted after a stop was requested, so that a load balancer can switch first',
    form: 'a whole number of seconds from 0 to 300',
  },
  {
    name: 'NODE_ENV',
    default: 'development',
    meaning: 'development, production or test',
    form: 'one of development, production and test',
  },
] as const satisfies readonly Variable[];

export type VariableName = (typeof variables)[number]['name'];
