/** Returns the `code` of an error of Node or of a database driver, such as `ECONNREFUSED` or `23505`; null if there is none. */
export function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}
