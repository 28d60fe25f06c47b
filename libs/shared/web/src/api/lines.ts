/** Called with each complete line of an answer, in order. */
export type OnLine = (line: unknown) => void;

function pass(text: string, onLine: OnLine): void {
  if (text.trim()) onLine(JSON.parse(text));
}

/**
 * Reads an answer of newline-delimited JSON to its end, joining lines split between chunks. Throws on a line that is not JSON, and on an
 * answer that breaks off within a line.
 */
export async function readLines(body: ReadableStream<Uint8Array> | null, onLine: OnLine): Promise<void> {
  const reader = body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) pass(line, onLine);
    if (done) break;
  }
  pass(rest, onLine);
}
