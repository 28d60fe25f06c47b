const isLatin = /^[a-z]$/i;

/**
 * Returns the letter of a key; on a keyboard of another script, the Latin letter at its position; for signs the typed sign, even an Arabic
 * one.
 */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (isLatin.test(key)) return key.toLowerCase();
  if (key === '؟') return '?';
  if (key === '?' || key === '/') return key;
  if (/^[\p{L}\p{M}]/u.test(key) && key.length < 3) {
    if (code === 'Slash') return shiftKey ? '?' : '/';
    if (code.startsWith('Key')) return code.slice('Key'.length).toLowerCase();
  }
  return key;
}
