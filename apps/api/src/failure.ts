import { codeOf, ConfigError, DirectoryLockedError, isConnectionLoss } from '@traveldesk/shared-server';

/** One plain sentence for whoever started the program, or null when only the whole error helps. */
export function plainSentence(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DirectoryLockedError) {
    return `${error.message} Stop that process, or set DATA_DIR to another directory.`;
  }
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Stop what uses it, or set PORT to another one.';
  if (code === 'EACCES')
    return 'The port or the directory may not be used by this user. Set PORT or DATA_DIR.';
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist.';
  if (code === '28P01' || code === '28000')
    return 'PostgreSQL refuses the user or the password of DATABASE_URL.';
  if (isConnectionLoss(error)) return 'PostgreSQL cannot be reached at the address that DATABASE_URL names.';
  return null;
}
