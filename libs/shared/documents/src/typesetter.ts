import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PdfDocument } from './document';
import { rowsIn, sheetOf } from './sheet';

export interface Typesetter {
  /**
   * A document as PDF: tagged, its faces embedded. Documents are set one after another. Throws a RangeError for more than
   * `maxRows` rows, and an error where setting fails or takes too long. Whose `gone` aborts while waiting has none made.
   */
  renderPdf(document: PdfDocument, gone?: AbortSignal): Promise<Buffer>;
  /** Ends the process that sets; what waits is refused. */
  close(): void;
}

interface TypesetterOptions {
  /** Milliseconds for which a document with so many rows may be set: what takes longer is ended, and refused. */
  longest?: (rows: number) => number;
  /** Milliseconds after which a process without work is ended, and its memory given back. */
  idle?: number;
}

type Answer = { part: Uint8Array } | { done: true } | { error: string };

const program = fileURLToPath(new URL('./set-documents.mjs', import.meta.url));

/** Starts its process with the first document, and none before. */
export function createTypesetter({
  longest = () => 120_000,
  idle = 60_000,
}: TypesetterOptions = {}): Typesetter {
  let child: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  function started(): ChildProcess {
    clearTimeout(rest);
    if (child) return child;
    const made = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // Whoever waits for its answer is told; what is sent to it after its end is nobody's concern.
    made.on('error', () => undefined);
    made.once('exit', () => {
      if (child === made) child = null;
    });
    child = made;
    return made;
  }

  function end(): void {
    clearTimeout(rest);
    child?.kill('SIGKILL');
    child = null;
  }

  /** A process that waits keeps no other from its end. */
  function leave(): void {
    child?.unref();
    child?.channel?.unref();
    rest = setTimeout(end, idle).unref();
  }

  async function set(document: PdfDocument, gone?: AbortSignal): Promise<Buffer> {
    gone?.throwIfAborted();
    if (isClosed) throw new Error('No documents are set any more.');
    const worker = started();
    worker.ref();
    worker.channel?.ref();
    const timer = setTimeout(end, longest(rowsIn(document)));
    try {
      const pdf = answerOf(worker);
      const sent = sheetOf(document, (rows) => worker.send({ rows }))
        .then((sheet) => worker.send({ sheet, at: Math.floor(document.made.at.getTime() / 1000) }))
        .catch((error: unknown) => {
          // It has rows by now that belong to no document.
          end();
          throw error;
        });
      const [made] = await Promise.all([pdf, sent]);
      return made;
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  return {
    renderPdf: (document, gone) => {
      const turn = last.then(() => set(document, gone));
      last = turn.catch(() => undefined);
      return turn;
    },
    close: () => {
      isClosed = true;
      end();
    },
  };
}

/** What the process answers next, put together; throws what it says, or that it has ended. */
function answerOf(worker: ChildProcess): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const take = (answer: Answer) => {
      if ('part' in answer) parts.push(answer.part);
      else finish(() => ('done' in answer ? resolve(Buffer.concat(parts)) : reject(new Error(answer.error))));
    };
    const gone = () =>
      finish(() => reject(new Error('Setting a document was ended: it failed, or took too long.')));
    const finish = (settle: () => void) => {
      worker.off('message', take).off('exit', gone).off('error', gone);
      settle();
    };
    worker.on('message', take).once('exit', gone).once('error', gone);
  });
}
