import { dayMs, directionOf, isDay, type Language } from '@traveldesk/shared-contract';
import { Problem } from '../problem';
import { writtenCell, type Cell } from './cell';
import { instantsIn } from './instants';
import { zipParts } from './zip';

/** Maximum rows of a workbook, since programs that open one have limits; CSV files have none. */
const maxRows = 20_000;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (...list: string[]) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`;
const part = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${spreadsheet}.${type}+xml"/>`;

/** The constant files of a workbook with one sheet. */
const frame: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('styles', 'styles')}</Types>`,
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml'),
    relation(2, 'styles', 'styles.xml'),
  ),
};

const cellStyle = (format: number, font = 0, applied = '') =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${applied}/>`;
const dateFormat = 'yyyy\\-mm\\-dd';
const firstFormat = 164;
const firstInstant = 3;

interface Styles {
  /** Returns the style of instants with the offset: `+02:00`. */
  ofInstant(offset: string): number;
  /** Yields the file of the styles that the sheet has used. */
  parts(): Iterable<string>;
}

/**
 * The styles of cells: 0 is plain, 1 bold, 2 a date, and from 3 on instants, a style for each offset from UTC. A spreadsheet has no time
 * zones: the cell holds the local time, and its format writes the offset.
 */
function createStyles(): Styles {
  const ofOffsets = new Map<string, number>();
  return {
    ofInstant: (offset) => {
      const style = ofOffsets.get(offset) ?? firstInstant + ofOffsets.size;
      ofOffsets.set(offset, style);
      return style;
    },
    parts: function* () {
      const instants = [...ofOffsets.keys()].map((offset) => `${dateFormat}\\ hh:mm&quot; ${offset}&quot;`);
      const formats = [dateFormat, ...instants].map((code, at) => ({ id: firstFormat + at, code }));
      const numbered = formats.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`);
      const cells = [
        cellStyle(0),
        cellStyle(0, 1, ' applyFont="1"'),
        ...formats.map(({ id }) => cellStyle(id, 0, ' applyNumberFormat="1"')),
      ];
      yield `${xml}<styleSheet xmlns="${main}"><numFmts count="${numbered.length}">${numbered.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`;
    },
  };
}

/** The name of the only sheet, as spreadsheet programs themselves would name it. */
const sheetNames: Readonly<Record<Language, string>> = { en: 'Sheet1', fr: 'Feuil1', ar: 'ورقة1' };
const workbookXml = (language: Language) =>
  `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetNames[language]}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/**
 * Yields a workbook of one sheet (ECMA-376) whose first row is the header, bold and frozen: one part per batch of rows, so that not all
 * rows are in memory. Dates and instants, in the time zone, are date cells; an Arabic sheet runs from right to left. Throws a 422
 * `export_too_long` beyond `most` rows.
 */
export function workbookParts(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  { language, timeZone, most = maxRows }: { language: Language; timeZone: string; most?: number },
): AsyncGenerator<Buffer> {
  const constant = { ...frame, 'xl/workbook.xml': workbookXml(language) };
  const files = Object.entries(constant).map(([name, text]) => ({ name, content: [text] }));
  const styles = createStyles();
  const instantOf = instantsIn(timeZone);
  const content = sheet(header, batches, language, most, (text) => dateOf(text, instantOf, styles));
  return zipParts([
    ...files,
    { name: 'xl/worksheets/sheet1.xml', content },
    // After the sheet, which decides which styles there are.
    { name: 'xl/styles.xml', content: styles.parts() },
  ]);
}

async function* sheet(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  language: Language,
  most: number,
  date: DateCell,
): AsyncGenerator<string> {
  const direction = directionOf(language) === 'rtl' ? ' rightToLeft="1"' : '';
  const columns = header.map((title, index) => {
    const width = Math.max(16, title.length + 2);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  yield rowOf(header, date, ' s="1"');
  let count = 0;
  for await (const batch of batches) {
    count += batch.length;
    if (count > most) throw new Problem(422, 'export_too_long', { params: { rows: most } });
    yield batch.map((row) => rowOf(row, date)).join('');
  }
  yield '</sheetData></worksheet>';
}

function rowOf(cells: readonly Cell[], date: DateCell, style = ''): string {
  return `<row>${cells.map((cell) => cellOf(cell, date, style)).join('')}</row>`;
}

/** A phone number in international form. A text cell is never a formula, so the plus needs no quote. */
const phone = /^\+\d{6,15}$/;

function cellOf(cell: Cell, dateCell: DateCell, style: string): string {
  const { text, isNumber } =
    typeof cell === 'string' && phone.test(cell) ? { text: cell, isNumber: false } : writtenCell(cell);
  if (text === '') return '<c/>';
  if (isNumber) return `<c${style}><v>${text}</v></c>`;
  const date = dateCell(text);
  if (date) return `<c s="${date.style}"><v>${date.serial}</v></c>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Day zero of spreadsheets. Before March 1900 they disagree about the number of a day. */
const dayZero = Date.UTC(1899, 11, 30);
const firstDay = '1900-03-01';

/** Returns the serial number and style of a text that is a date or an instant. */
type DateCell = (text: string) => { serial: number; style: number } | undefined;

function dateOf(
  text: string,
  instantOf: ReturnType<typeof instantsIn>,
  styles: Styles,
): ReturnType<DateCell> {
  if (text < firstDay) return undefined;
  if (isDay(text)) return { serial: (Date.parse(text) - dayZero) / dayMs, style: 2 };
  const instant = instantOf(text);
  return instant && { serial: (instant.local - dayZero) / dayMs, style: styles.ofInstant(instant.offset) };
}

/** Characters that XML cannot represent. */
// eslint-disable-next-line no-control-regex -- the pattern removes control characters
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Escapes text. `_x0041_` would be read as the character of that number, so its underscore is escaped. */
function escaped(text: string): string {
  return text
    .replace(unwritable, '')
    .replace(/\p{Cs}/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>\r]/g, (character: string) => entities[character] ?? '');
}
