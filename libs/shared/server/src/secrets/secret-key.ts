import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigError, type Config, type ReadyConfig } from '../config/config';
import { codeOf } from '../error-code';
import { readSecretKeys } from './keys';

/**
 * The configuration with a secret key: SECRET_KEY, else the one in DATA_DIR, made at the first start and
 * readable by its owner alone. Without that file what is encrypted cannot be read again, so back it up.
 */
export function withSecretKey(config: Config): ReadyConfig {
  return { ...config, secretKey: config.secretKey ?? storedKey(path.resolve(config.dataDir)) };
}

function storedKey(directory: string): string {
  const file = path.join(directory, 'secret.key');
  mkdirSync(directory, { recursive: true });
  const key = read(file) ?? make(file);
  if (readSecretKeys(key).length === 0) throw new ConfigError(`The file ${file} holds no usable key.`);
  return key;
}

function make(file: string): string {
  const unfinished = `${file}.${process.pid}`;
  const descriptor = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    // Unlike a rename, this fails when another process was first, whose key is then the key.
    linkSync(unfinished, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  return read(file) ?? '';
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
