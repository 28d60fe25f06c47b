/** Another process has the database's directory open. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';

  constructor(readonly directory: string) {
    super(`The database in ${directory} is already in use by another process.`);
  }
}

/**
 * Takes the directory for this process alone, or throws a DirectoryLockedError at once. Two processes on one
 * PGlite directory lose data without an error, so everything that opens it takes this lock first.
 *
 * SQLite's exclusive transaction is a lock of the operating system on the file beside the directory: the
 * system frees it however the process ends, so no stale lock is left by kill -9.
 */
export function lockDirectory(directory: string): { release(): void } {
  // Not imported: on a Node without it, the program would end before it could say which one it needs.
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
