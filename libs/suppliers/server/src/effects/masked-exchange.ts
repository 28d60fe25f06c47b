import { censored, withoutSecrets } from '@traveldesk/shared-server';
import type { StoredRefusal } from '../call/said';
import type { SupplierRequest } from '../call/supplier-request';
import type { MaskedFields } from '../protocols';

/**
 * An exchange with a supplier, for its log: JSON without tokens, document and account numbers, dates of birth, redeemable codes and secrets
 * (SECURITY 53). `received` is null if the answer is not JSON.
 */
export interface MaskedExchange {
  method: string;
  path: string;
  sent: unknown;
  /** Null if there was no answer. */
  status: number | null;
  received: unknown;
  /** The reason of the SupplierFault, or `abandoned`; null after a success. */
  failure: string | null;
}

export interface Exchange {
  request: SupplierRequest;
  status: number | null;
  /** The answer's text, JSON or not; from a fault, parsed JSON. */
  received: unknown;
  failure: string | null;
}

/** The secrets to mask in the log of an exchange: fields of the protocol, and the credentials that were sent. */
export interface Masking {
  fields: MaskedFields;
  credentials: readonly string[];
}

/** In characters. Longer texts are not orders: nine travelers on twelve flights need a tenth of it. */
const longest = 512 * 1024;

/** Shorter secrets are not searched for in other texts, where they may occur by chance. */
const shortestEcho = 5;

export function maskedExchange(
  { request, status, received, failure }: Exchange,
  { fields, credentials }: Masking,
): MaskedExchange {
  const sent = request.body === undefined ? null : jsonOf(JSON.stringify(request.body));
  const answer = typeof received === 'string' ? jsonOf(received) : (received ?? null);
  const mask = maskOf(fields, sent, credentials);
  return {
    method: request.method ?? 'GET',
    path: String(mask(request.path)),
    sent: mask(sent),
    status,
    received: mask(answer),
    failure,
  };
}

/**
 * Masks a refusal for storage, as the log does. Its meaning is read from the unmasked refusal; `saidIn` has already removed credentials.
 */
export function maskedSaid(
  fields: MaskedFields,
  said: StoredRefusal | null,
  { body }: SupplierRequest,
): StoredRefusal | null {
  return maskOf(fields, body)(said) as StoredRefusal | null;
}

/** Returns a function that removes secret fields by name, and the sent secrets wherever they occur. */
function maskOf(
  fields: MaskedFields,
  sent: unknown,
  more: readonly string[] = [],
): (value: unknown) => unknown {
  const echoes = [...more, ...secretsIn(fields, sent)].filter(({ length }) => length >= shortestEcho);
  return (value) => withoutEchoes(maskedIn(fields, value), echoes);
}

function jsonOf(text: string): unknown {
  if (text.length > longest) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: secrets could not be found in it.
    return null;
  }
}

type Entry = [name: string, value: unknown];

/** Copies a value, passing each field to `alter`; `parent` is the name of the list or object that contains the field. */
function mapped(value: unknown, alter: (entry: Entry, parent: string) => unknown, parent = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, alter, parent));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const altered = alter([name, inner], parent);
      return [name, altered === inner ? mapped(inner, alter, name) : altered];
    }),
  );
}

function isMasked({ secrets, shownIn }: MaskedFields, [name, value]: Entry, parent: string): boolean {
  return secrets.has(name) && !shownIn.has(parent) && value !== null;
}

function maskedIn(fields: MaskedFields, value: unknown): unknown {
  return mapped(value, (entry, parent) =>
    isMasked(fields, entry, parent) ? censored : withoutSecrets(...entry),
  );
}

/** Returns a copy without the supplier's amounts, wherever they occur, for readers who must not know them (TRAVEL-RULES 30). */
export function withoutAmounts<Said extends object>(
  { isAmount }: Pick<MaskedFields, 'isAmount'>,
  said: Said,
): Said {
  const found: string[] = [];
  const without = mapped(said, ([name, value]) => {
    if (!isAmount(name) || value === null) return value;
    found.push(String(value));
    return censored;
  });
  const echoes = found.filter(({ length }) => length >= shortestEcho);
  // Longer texts first, since a shorter one may be part of a longer one.
  return withoutEchoes(
    without,
    echoes.sort((one, other) => other.length - one.length),
  ) as Said;
}

function secretsIn(fields: MaskedFields, value: unknown): string[] {
  const found: string[] = [];
  mapped(value, (entry, parent) => {
    const [, inner] = entry;
    if (isMasked(fields, entry, parent) && typeof inner === 'string') found.push(inner);
    return inner;
  });
  return found;
}

/** Removes secrets wherever else they occur: a refusal often repeats the value that it rejects. */
function withoutEchoes(value: unknown, echoes: readonly string[]): unknown {
  if (typeof value === 'string') {
    return echoes.reduce((text, echo) => text.replaceAll(echo, censored), value);
  }
  if (Array.isArray(value)) return value.map((one) => withoutEchoes(one, echoes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      String(withoutEchoes(name, echoes)),
      withoutEchoes(inner, echoes),
    ]),
  );
}
