import { isDay } from '@traveldesk/shared-contract';
import type { Format } from '@traveldesk/shared-web';

const nothing = '—';

const amount = /^(?<amount>-?\d{1,15}(?:\.\d{1,4})?) (?<currency>[A-Z]{3})$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/**
 * A value of the audit trail as a person reads it: amounts, days and instants as lists show them, lists by comma, records as
 * `name: value`.
 */
export function readable(value: unknown, format: Format): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.map((one) => readable(one, format)).join(', ') || nothing;
  if (typeof value === 'object') {
    return (
      Object.entries(value)
        .map(([key, part]) => `${key}: ${readable(part, format)}`)
        .join(' · ') || nothing
    );
  }
  return typeof value === 'string' ? written(value, format) : JSON.stringify(value);
}

function written(text: string, format: Format): string {
  const money = amount.exec(text)?.groups;
  if (money) return format.money({ amount: money['amount'] ?? '', currency: money['currency'] ?? '' });
  if (isDay(text)) return format.date(text);
  return instant.test(text) && isDay(text.slice(0, 10)) ? format.dateTime(text) : text;
}
