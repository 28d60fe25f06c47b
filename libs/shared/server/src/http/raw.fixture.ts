import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  /** All of it, as it came. */
  text: string;
  body: string;
  /** From the connection's beginning to its end. */
  milliseconds: number;
}

/**
 * Writes bytes as they are to a server on this machine, one part after the other with a pause between them, and reads
 * until the server ends the connection. No client would send what is tested here.
 */
export function rawCall(port: number, parts: string | readonly string[], pause = 0): Promise<RawAnswer> {
  const begun = Date.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    // A server that ends a connection while it is still written to resets it.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answerOf(text, Date.now() - begun)));
    socket.setTimeout(20_000, () => reject(new Error(`The connection stayed open: ${text}`)));
    void (async () => {
      for (const part of typeof parts === 'string' ? [parts] : parts) {
        if (socket.destroyed) return;
        socket.write(part);
        if (pause > 0) await new Promise((next) => setTimeout(next, pause));
      }
    })();
  });
}

function answerOf(text: string, milliseconds: number): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? 0 : end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const status = Number(first.split(' ')[1] ?? 0);
  return { status, headers: new Map(headers), text, body: text.slice(end + 4), milliseconds };
}

/** The head of a request, with a host and the wish to end the connection after it. */
export function head(line: string, ...headers: string[]): string {
  return [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
}
