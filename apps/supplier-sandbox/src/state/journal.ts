import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** A line of the journal: the records put or, with null, removed; all of them or none. */
export type Entry = readonly (readonly [collection: string, id: string, record: unknown])[];

/**
 * The supplier's storage on disk: one file with a line of JSON for each change. An order is one line with its seats, its payment and its
 * events, so a crash leaves all of them or none. What survives:
 * - after kill -9 of the process: every line, since a line is passed to the system before the response is sent;
 * - after a power failure: every line written as durable (orders, payments, webhooks, …), which waits for the disk. Searches and prices do
 *   not wait: losing one costs a new search, while waiting would cost every search several milliseconds;
 * - a torn last line was never confirmed and is dropped.
 * Writes are synchronous on purpose: a decision and its line are one turn of the event loop, so two orders can never take the same seat. At
 * each opening, and when it has grown, the file is rewritten with the entries still needed, beside the old one, and renamed over it once it
 * is on the disk.
 */
export class Journal {
  readonly #file: string;
  #handle: number;
  lines = 0;

  /** Opens or creates the journal of a directory. `keep` receives every entry in order and then returns the entries to keep. */
  constructor(dir: string, read: (entry: Entry) => void, keep: () => Iterable<Entry>) {
    mkdirSync(dir, { recursive: true });
    this.#file = path.join(dir, 'journal.jsonl');
    for (const entry of entriesOf(this.#file)) read(entry);
    this.#handle = this.#rewrite(keep());
  }

  append(entry: Entry, { durable }: { durable: boolean }): void {
    writeAll(this.#handle, `${JSON.stringify(entry)}\n`);
    if (durable) fdatasyncSync(this.#handle);
    this.lines += 1;
  }

  compact(keep: Iterable<Entry>): void {
    closeSync(this.#handle);
    this.#handle = this.#rewrite(keep);
  }

  close(): void {
    fdatasyncSync(this.#handle);
    closeSync(this.#handle);
  }

  #rewrite(keep: Iterable<Entry>): number {
    const fresh = `${this.#file}.new`;
    const handle = openSync(fresh, 'w');
    this.lines = 0;
    for (const entry of keep) {
      writeAll(handle, `${JSON.stringify(entry)}\n`);
      this.lines += 1;
    }
    fsyncSync(handle);
    renameSync(fresh, this.#file);
    syncDirectory(path.dirname(this.#file));
    return handle;
  }
}

function writeAll(handle: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
}

function entriesOf(file: string): Entry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // The process died while writing the text after the last line break.
  lines.pop();
  return lines.map((line, at) => {
    try {
      return JSON.parse(line) as Entry;
    } catch {
      throw new Error(`Line ${at + 1} of ${file} cannot be read: move the file away to start over.`);
    }
  });
}

/** A rename is on the disk when its directory is; Windows has no such call, but its renames are durable. */
function syncDirectory(dir: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(dir, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
