import { censored, withoutSecrets } from '@traveldesk/shared-server';

/** One of the errors that a supplier names, in its own words; null where it says nothing of it. */
export interface SaidError {
  type: string | null;
  code: string | null;
  title: string | null;
  message: string | null;
}

/** What a refusal says, as far as its wire format is known. */
export interface ReadRefusal {
  errors: SaidError[];
  /** What the supplier calls the request. */
  requestId: string | null;
}

/** What a supplier says where it does not do what it was asked: by its status, its head and its body. */
export interface Said extends ReadRefusal {
  /** The body, without secrets; null where it is not JSON, or longer than any error is. */
  body: unknown;
}

/** In characters: an error is some hundred of them. */
const longestBody = 16_384;

interface Refusal {
  body: string;
  /** As the head of the answer names it. */
  requestId: string | null;
  /** The credentials that it was sent, which it may say back. */
  secrets: readonly string[];
}

/** What is kept of a refusal. A body that is not JSON is not, as no secret could be told from the rest of it. */
export function saidIn({ body, requestId, secrets }: Refusal, read: (body: unknown) => ReadRefusal): Said {
  const without = (text: string) => secrets.reduce((rest, one) => rest.replaceAll(one, censored), text);
  const kept = body.length > longestBody ? null : jsonWithoutSecrets(without(body));
  const { errors, requestId: inBody } = read(kept);
  return { errors, requestId: requestId ?? inBody, body: kept };
}

function jsonWithoutSecrets(text: string): unknown {
  try {
    return JSON.parse(text, withoutSecrets);
  } catch {
    // Not JSON, or deeper than can be walked.
    return null;
  }
}
