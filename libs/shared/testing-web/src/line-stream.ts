/** An answer of newline-delimited JSON that a test sends piece by piece. */
export interface LineStream {
  /** Sends whole lines. */
  send: (...lines: unknown[]) => void;
  /** Sends text as it is, as when the network cuts a line in two. */
  sendText: (text: string) => void;
  end: () => void;
  /** Breaks the connection. */
  fail: () => void;
  /** Whether the product has aborted the request. */
  readonly aborted: boolean;
  /** Returns the `Response.body`; `signal` is the request's. */
  body: (signal?: AbortSignal | null) => ReadableStream<Uint8Array>;
}

type Piece = { value: Uint8Array } | { done: true } | { error: Error };

export function lineStream(): LineStream {
  const pieces: Piece[] = [];
  const encoder = new TextEncoder();
  let wake: () => void = () => undefined;
  let aborted = false;

  const push = (piece: Piece) => {
    pieces.push(piece);
    wake();
  };
  const read = async (): Promise<{ done: boolean; value?: Uint8Array }> => {
    while (pieces.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const piece = pieces.shift() as Piece;
    if ('error' in piece) throw piece.error;
    return 'done' in piece ? { done: true } : { done: false, value: piece.value };
  };
  const sendText = (text: string) => push({ value: encoder.encode(text) });

  return {
    send: (...lines) => sendText(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
    sendText,
    end: () => push({ done: true }),
    fail: () => push({ error: new TypeError('network error') }),
    get aborted() {
      return aborted;
    },
    body: (signal) => {
      signal?.addEventListener('abort', () => {
        aborted = true;
        push({ error: new DOMException('Aborted', 'AbortError') });
      });
      return { getReader: () => ({ read }) } as unknown as ReadableStream<Uint8Array>;
    },
  };
}
