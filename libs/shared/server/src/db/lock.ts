/** Another process is using the database's directory. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';

  constructor(readonly directory: string) {
    super(`The database in ${directory} is already in use by another process.`);
  }
}

/**
 * Locks the directory for this process, or throws a DirectoryLockedError at once. Two processes on one PGlite directory lose data without
 * an error, so everything that opens it takes this lock first. The lock is SQLite's exclusive transaction, an operating-system lock on a
 * file beside the directory: it is released however the process ends, so kill -9 leaves no stale lock.
 */
export function lockDirectory(directory: string): { release(): void } {
  // Not imported statically: on a Node version without it, the program would end before it could state the version it needs.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const lock = new DatabaseSync(`${directory}.lock`);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DirectoryLockedError(directory);
    throw error;
  }
  return { release: () => lock.close() };
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === sqliteBusy;
}
