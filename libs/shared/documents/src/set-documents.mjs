// A process of its own that sets documents, one after another, for as long as its parent lives: setting holds its thread for
// seconds, takes memory that is freed only when the process ends, and is native code, whose faults no process survives. Plain
// JavaScript, as it is started from here and, beside the built API, as it is.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const faces = [
  require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf'),
  require.resolve('@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf'),
];

/** Bytes of a document that are sent at once: its parent takes each in well under a millisecond. */
const piece = 256 * 1024;

// Requests to the API have priority over documents.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const workspace = fileURLToPath(new URL('.', import.meta.url));
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: faces.map((file) => readFileSync(file)) }],
});
const template = readFileSync(new URL('./document.typ', import.meta.url), 'utf8');

let rows = [];

process.on('message', (message) => {
  if (message.rows) rows.push(...message.rows);
  else answer(message);
});

function answer({ sheet, at, logo }) {
  try {
    const pdf = (logo && setWithLogo(sheet, at, logo)) ?? set(sheet, at);
    for (let first = 0; first < pdf.length; first += piece) {
      process.send({ part: pdf.subarray(first, first + piece) });
    }
    process.send({ done: true });
  } catch (error) {
    process.send({ error: error instanceof Error ? error.message : String(error) });
  } finally {
    rows = [];
    compiler.evictCache(0);
  }
}

/** Returns null for an unreadable logo, which the document then omits. */
function setWithLogo(sheet, at, { type, bytes }) {
  const logo = `/logo.${type.replace('image/', '')}`;
  compiler.mapShadow(path.join(workspace, logo), Buffer.from(bytes));
  try {
    return set({ ...sheet, letterhead: { ...sheet.letterhead, logo } }, at);
  } catch {
    return null;
  } finally {
    compiler.unmapShadow(path.join(workspace, logo));
  }
}

function set(sheet, at) {
  const inputs = { sheet: JSON.stringify(sheet), rows: JSON.stringify(rows) };
  const compiled = compiler.compile({ mainFileContent: template, inputs });
  const { result } = compiled;
  if (!result)
    throw new Error(`The template failed: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  const options = { creationTimestamp: at };
  try {
    return compiler.pdf(result, { ...options, pdfStandard: 'ua-1' });
  } catch {
    // The standard refuses letters that no face on the machine has. Missing letters then appear as boxes; the tags are unchanged.
    return compiler.pdf(result, options);
  }
}
