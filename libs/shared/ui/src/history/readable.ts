import { isDay, type Money } from '@traveldesk/shared-contract';
import type { Format } from '@traveldesk/shared-web';

const nothing = '—';

const amount = /^(?<amount>-?\d{1,15}(?:\.\d{1,4})?) (?<currency>[A-Z]{3})$/;
/** Separates the amounts of one movement in two wallets. */
const between = ', ';
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Formats a value of the audit trail: amounts, days and instants as in lists, arrays separated by commas, records as `name: value`. */
export function readable(value: unknown, format: Format): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.map((one) => readable(one, format)).join(', ') || nothing;
  if (isMoney(value)) return format.money(value);
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
  const amounts = text.split(between).map((part) => amount.exec(part)?.groups);
  if (amounts.every((money) => money !== undefined))
    return amounts.map((money) => format.money(money as Money)).join(between);
  if (isDay(text)) return format.date(text);
  return instant.test(text) && isDay(text.slice(0, 10)) ? format.dateTime(text) : text;
}

/** Recognizes the API's amounts: no other value has exactly these two fields. */
function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { amount: figure, currency } = value as Partial<Record<keyof Money, unknown>>;
  return typeof figure === 'string' && typeof currency === 'string' && amount.test(`${figure} ${currency}`);
}
