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
 * Returns the configuration with a secret key: SECRET_KEY, otherwise the one in DATA_DIR, created at the first start and readable only by
 * its owner. Without that file encrypted data is lost, so it must be backed up.
 */
export function withSecretKey(config: Config): ReadyConfig {
  return { ...config, secretKey: config.secretKey ?? storedKey(path.resolve(config.dataDir)) };
}

function storedKey(directory: string): string {
  const file = path.join(directory, 'secret.key');
  mkdirSync(directory, { recursive: true });
  const key = read(file) ?? make(file);
  if (readSecretKeys(key).length === 0) throw new ConfigError(`The file ${file} contains no usable key.`);
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
    // Unlike a rename, this fails if another process was first; then that process's key is used.
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
