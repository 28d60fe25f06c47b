import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PdfDocument } from './document';
import { rowsIn, sheetOf } from './sheet';

export interface Typesetter {
  /**
   * Returns a document as a tagged PDF with embedded fonts; documents are processed one at a time. Throws a RangeError for more than
   * `maxRows` rows, and an error if typesetting fails or takes too long. A document whose `gone` aborts while it waits is not made.
   */
  renderPdf(document: PdfDocument, gone?: AbortSignal): Promise<Buffer>;
  /** Stops the typesetting process and refuses waiting documents. */
  close(): void;
}

interface TypesetterOptions {
  /** The milliseconds allowed for a document with this many rows; then it is stopped and refused. */
  longest?: (rows: number) => number;
  /** Milliseconds after which an idle process is ended to free its memory. */
  idle?: number;
}

type Answer = { part: Uint8Array } | { done: true } | { error: string };

const program = fileURLToPath(new URL('./set-documents.mjs', import.meta.url));

/** Creates a typesetter; its process starts with the first document. */
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
    // The waiting caller gets the error by itself; messages sent after the end do not matter.
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

  /** Unreferences the idle child process, so that it does not keep this process alive. */
  function leave(): void {
    child?.unref();
    child?.channel?.unref();
    rest = setTimeout(end, idle).unref();
  }

  async function set(document: PdfDocument, gone?: AbortSignal): Promise<Buffer> {
    gone?.throwIfAborted();
    if (isClosed) throw new Error('The typesetter is closed.');
    const worker = started();
    worker.ref();
    worker.channel?.ref();
    const timer = setTimeout(end, longest(rowsIn(document)));
    try {
      const pdf = answerOf(worker);
      const sent = sheetOf(document, (rows) => worker.send({ rows }))
        .then((sheet) => {
          const at = Math.floor(document.made.at.getTime() / 1000);
          worker.send({ sheet, at, logo: document.letterhead.logo ?? null });
        })
        .catch((error: unknown) => {
          // The process has rows of an incomplete document.
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

/** Returns the joined parts of the process's next answer. Throws its error, or an error if it has ended. */
function answerOf(worker: ChildProcess): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const take = (answer: Answer) => {
      if ('part' in answer) parts.push(answer.part);
      else finish(() => ('done' in answer ? resolve(Buffer.concat(parts)) : reject(new Error(answer.error))));
    };
    const gone = () =>
      finish(() => reject(new Error('Setting a document was stopped: it failed or took too long.')));
    const finish = (settle: () => void) => {
      worker.off('message', take).off('exit', gone).off('error', gone);
      settle();
    };
    worker.on('message', take).once('exit', gone).once('error', gone);
  });
}
