import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  /** The complete response as received. */
  text: string;
  body: string;
  /** Duration of the connection. */
  milliseconds: number;
}

/**
 * Sends raw bytes to a server on this machine, part by part with a pause in between, and reads until the server closes the connection. HTTP
 * clients would not send these requests.
 */
export function rawCall(port: number, parts: string | readonly string[], pause = 0): Promise<RawAnswer> {
  const begun = Date.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    // A server that closes a connection during a write resets it.
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

/** Returns the head of a request with a host that closes the connection afterwards. */
export function head(line: string, ...headers: string[]): string {
  return [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
}
