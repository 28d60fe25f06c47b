import { typedCode } from './typed-code';

/** A time zone of the IANA database, such as `Africa/Cairo`, not a UTC offset; otherwise `time_zone_unknown`. */
export const timeZoneSchema = typedCode.max(64).refine(isTimeZone, { params: { key: 'time_zone_unknown' } });

/** True for a time zone that `Intl` knows, such as `Africa/Cairo`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
