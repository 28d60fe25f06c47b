import { apiPath } from './path';

/** The first call of the page, begun by the boot script before the bundle has come. */
interface EarlyCall {
  /** Path and query of the call, and the token and language it was made with. */
  url: string;
  token: string;
  language: string;
  response: Promise<Response>;
  /** Whether the answer has come. */
  answered: boolean;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall;
  }
}

/** The same path with its parameters in one order, since two programs may write them in two. */
function inOrder(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return `${path}?${params.toString()}`;
}

/**
 * The answer of the boot script's call, if it asked for the same thing as the same person. It is handed out
 * once: what is asked for again is asked of the API again.
 */
export function takeEarlyCall(
  path: string,
  token: string | null,
  language: string,
): Promise<Response> | undefined {
  const early = window.earlyCall;
  if (!early || early.token !== token || early.language !== language) return undefined;
  if (inOrder(early.url) !== inOrder(apiPath + path)) return undefined;
  delete window.earlyCall;
  return early.response;
}

/** What was asked before a change says nothing of what is after it: a right that was missing may be there since. */
export function forgetEarlyCall(): void {
  delete window.earlyCall;
}
