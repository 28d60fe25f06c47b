import { censored, withoutSecrets } from '@traveldesk/shared-server';
import type { MaskedFields, SupplierRequest } from '@traveldesk/suppliers-server';
import type { Said } from '../call/said';

/**
 * What was sent to a supplier and what came, for its log: JSON without tokens, numbers of documents and accounts, births, codes that
 * are worth money and secrets (SECURITY 53). `received` is null where nothing came that is JSON.
 */
export interface MaskedExchange {
  method: string;
  path: string;
  sent: unknown;
  /** Null where no answer came. */
  status: number | null;
  received: unknown;
  /** Why the call failed, as SupplierFault says it, or `abandoned`; null where it was answered with success. */
  failure: string | null;
}

export interface Exchange {
  request: SupplierRequest;
  status: number | null;
  /** As it came: text that is JSON, or is not; what a fault keeps is JSON already. */
  received: unknown;
  failure: string | null;
}

/** The secrets to mask in the log of an exchange: fields of the protocol, and the credentials that were sent. */
export interface Masking {
  fields: MaskedFields;
  credentials: readonly string[];
}

/** In characters. What is longer is no order: nine travellers on twelve flights are a tenth of it. */
const longest = 512 * 1024;

/** What a supplier says back, a shorter text could be part of by chance. */
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
 * What a refusal says, for whoever keeps it: masked as the log has it. What it means is read of it as it came; of credentials it is free
 * (`saidIn`).
 */
export function maskedSaid(fields: MaskedFields, said: Said | null, { body }: SupplierRequest): Said | null {
  return maskOf(fields, body)(said) as Said | null;
}

/** Takes out secrets by their names, and what was sent in secret wherever it stands. */
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
    // Not JSON: no secret could be told from the rest.
    return null;
  }
}

type Entry = [name: string, value: unknown];

/** A copy in which each field was looked at; `parent` is the name of the list or object that a field is in. */
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

/** A copy without what a supplier asks and gives, wherever it is said; for who is not told of it (TRAVEL-RULES 30). */
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
  // Longer ones first, of which a shorter one could be the end.
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

/** Takes out what was masked once wherever else it stands: a refusal likes to say what it did not like. */
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
