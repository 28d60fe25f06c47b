/** SPECIFICATION 9: layout cookies last 30 days. */
const maxAge = 30 * 24 * 60 * 60;

export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return found && decodeURIComponent(found.slice(start.length));
}

/** The text of a cookie for this device alone: sent to no other site. */
export function cookieText(name: string, value: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=strict`;
}

export function writeCookie(name: string, value: string): void {
  document.cookie = cookieText(name, value);
}
