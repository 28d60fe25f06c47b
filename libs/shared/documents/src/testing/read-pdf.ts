import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Zero-width marks of direction and of possible breaks. */
const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns the pages' texts as a browser's PDF viewer copies them. */
export async function textsOf(pdf: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const texts = [...document.pages()].map((page) =>
    page.getText().replace(marks, '').replace(/\0/g, '').replace(/\s+/g, ' '),
  );
  document.destroy();
  library.destroy();
  return texts;
}

/** Returns the names of the embedded fonts, without their subset prefixes. */
export function facesOf(pdf: Buffer): { named: string[]; embedded: number } {
  const raw = pdf.toString('latin1');
  const named = [...raw.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name);
  return { named: named.sort(), embedded: [...raw.matchAll(/\/FontFile[23] \d+ 0 R/g)].length };
}

/** Returns whatever in a document's streams would run or be fetched. */
export function actionsOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...streams].flatMap((text) => text.match(/\/(?:JavaScript|Launch|URI|EmbeddedFile)\b/g) ?? []);
}
