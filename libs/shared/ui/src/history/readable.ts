const nothing = '—';

/** A value of the audit trail as a person reads it: lists by comma, records as `name: value`. */
export function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.map(readable).join(', ') || nothing;
  if (typeof value === 'object') {
    return (
      Object.entries(value)
        .map(([key, part]) => `${key}: ${readable(part)}`)
        .join(' · ') || nothing
    );
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
