import { pipeline, Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';

export interface NdjsonAnswer {
  body: Readable;
  headers: Record<string, string>;
}

/** Ten times as long as a search takes. A slower reader is cut off, as it keeps all lines in memory until it has read them. */
const longestReadingMs = 5 * 60_000;

/**
 * Returns lines as a response body, one JSON object per line. Each line is sent at once, even compressed, without waiting for a full buffer. Ends when `gone` aborts.
 */
export function ndjsonAnswer(
  linesOf: (leaving: AbortSignal) => AsyncGenerator<object>,
  gone: AbortSignal,
  acceptEncoding: string | undefined,
): NdjsonAnswer {
  const leaving = new AbortController();
  const events = linesOf(AbortSignal.any([leaving.signal, gone]));
  const lines = Readable.from(endable(textOf(events), leaving), {
    objectMode: false,
    highWaterMark: 64 * 1024,
  });
  // Tells a proxy not to buffer the response.
  const headers = { vary: 'accept-encoding', 'x-accel-buffering': 'no' };
  if (!takesGzip(acceptEncoding)) return { body: bounded(lines), headers };
  const packed = createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  // Both streams are closed on an error; the response's own close handles it.
  pipeline(lines, packed, () => {});
  return { body: bounded(packed), headers: { ...headers, 'content-encoding': 'gzip' } };
}

function bounded<Body extends Readable>(body: Body): Body {
  const end = setTimeout(() => body.destroy(new Error('the reader is too slow')), longestReadingMs).unref();
  return body.once('close', () => clearTimeout(end));
}

/** A generator that waits for its next event cannot be ended from outside, so the signal wakes it first. */
function endable(lines: AsyncGenerator<string>, leaving: AbortController): AsyncIterable<string> {
  const iterator: AsyncIterator<string> = {
    next: () => lines.next(),
    return: () => {
      leaving.abort();
      return lines.return(undefined);
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

async function* textOf(lines: AsyncGenerator<object>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

function takesGzip(accepted = ''): boolean {
  return accepted.split(',').some((part) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(part));
}
