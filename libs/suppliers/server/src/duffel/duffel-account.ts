import type { SupplierProtocol } from '../protocols';

/** The parts of a protocol that all products of Duffel share, as one account with one token sells flights and hotels (docs/adr/0130). */
export const duffelAccount = {
  exampleUrl: 'https://api.duffel.com',
  headers: { 'duffel-version': 'v2' },
  authentication: (token) => ({ authorization: `Bearer ${token}` }),
  requestIdHeader: 'x-request-id',
} as const satisfies Partial<SupplierProtocol>;

export function isDuffelAmount(field: string): boolean {
  return field === 'amount' || field.endsWith('_amount');
}

/** SUPPLIER 1: a list is `{ "data": […], … }`. */
export function isDuffelList(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
  } catch {
    return false;
  }
}
