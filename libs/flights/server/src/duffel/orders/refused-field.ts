import type { RefusedField } from '@traveldesk/suppliers-server';

/** The field that an error code identifies by itself. */
export interface FieldHint {
  of: RefusedField['of'];
  name: string | null;
}

/** The protocol's field names that differ from those of `NewOrder`. */
const names: ReadonlyMap<string, string> = new Map([
  ['id', 'ref'],
  ['phone_number', 'phone'],
  ['infant_passenger_id', 'infant'],
  ['identity_documents', 'document'],
  ['loyalty_programme_accounts', 'loyalty'],
]);

/** The same for the fields of documents and loyalty accounts. */
const innerNames: ReadonlyMap<string, string> = new Map([
  ['type', 'kind'],
  ['unique_identifier', 'number'],
  ['issuing_country_code', 'country'],
  ['account_number', 'number'],
  ['airline_iata_code', 'airline'],
]);

/**
 * Returns the first field of the request that a refusal points to (SUPPLIER 2, `source.pointer`); otherwise the one that its code
 * identifies.
 */
export function fieldIn(body: unknown, hint: FieldHint | undefined): RefusedField | null {
  const pointed = pointersIn(body).map(fieldAt);
  return pointed[0] ?? (hint ? { ...hint, at: null } : null);
}

function pointersIn(body: unknown): string[] {
  const errors: unknown = partOf(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors
    .map((error) => partOf(partOf(error, 'source'), 'pointer'))
    .filter((pointer) => typeof pointer === 'string' && pointer.length < 200) as string[];
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function fieldAt(pointer: string): RefusedField {
  const steps = pointer.split('/').filter((step) => step !== '' && step !== 'data');
  const [whole = '', index, ...inside] = steps;
  const at = index !== undefined && /^\d{1,3}$/.test(index) ? Number(index) : null;
  const rest = at === null && index !== undefined ? [index, ...inside] : inside;
  switch (whole) {
    case 'passengers':
      return { of: 'traveller', at, name: nameOf(rest) };
    case 'services':
    case 'add_services':
      return { of: 'service', at, name: nameOf(rest) };
    case 'payments':
    case 'payment':
      return { of: 'payment', at: null, name: nameOf(rest) };
    default:
      return { of: 'order', at: null, name: whole || null };
  }
}

/** Turns `identity_documents/0/expires_on` into `document.expires_on`. */
function nameOf(steps: readonly string[]): string | null {
  const [outer, ...inner] = steps.filter((step) => !/^\d+$/.test(step));
  if (outer === undefined) return null;
  return [names.get(outer) ?? outer, ...inner.map((step) => innerNames.get(step) ?? step)].join('.');
}
