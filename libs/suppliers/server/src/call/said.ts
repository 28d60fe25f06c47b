import { censored, withoutSecrets } from '@traveldesk/shared-server';

/** An error of a refusal, in the supplier's own words; null for fields it leaves out. */
export interface RefusalError {
  type: string | null;
  code: string | null;
  title: string | null;
  message: string | null;
}

/** The errors of a refusal, as far as the wire format is known. */
export interface ReadRefusal {
  errors: RefusalError[];
  /** The supplier's id of the request. */
  requestId: string | null;
}

/** A supplier's refusal: its errors, its request id and its body. */
export interface StoredRefusal extends ReadRefusal {
  /** The body without secrets; null if it is not JSON or too long. */
  body: unknown;
}

/** In characters; a typical error has a few hundred. */
const longestBody = 16_384;

interface Refusal {
  body: string;
  /** The request id from the answer's headers. */
  requestId: string | null;
  /** The credentials of the request, which the supplier may echo. */
  secrets: readonly string[];
}

/** Returns the part of a refusal that is stored. A body that is not JSON is dropped, because secrets could not be found in it. */
export function storedRefusal(
  { body, requestId, secrets }: Refusal,
  read: (body: unknown) => ReadRefusal,
): StoredRefusal {
  const without = (text: string) => secrets.reduce((rest, one) => rest.replaceAll(one, censored), text);
  const kept = body.length > longestBody ? null : jsonWithoutSecrets(without(body));
  const { errors, requestId: inBody } = read(kept);
  return { errors, requestId: requestId ?? inBody, body: kept };
}

function jsonWithoutSecrets(text: string): unknown {
  try {
    return JSON.parse(text, withoutSecrets);
  } catch {
    // Not JSON, or nested too deeply.
    return null;
  }
}
