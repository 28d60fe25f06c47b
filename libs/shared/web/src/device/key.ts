const isLatin = /^[a-z]$/i;

/**
 * What a key stands for: the letter on it, or, on a keyboard of another script, the letter of a Latin one in its place; of signs the one that
 * is typed, be it Arabic.
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
