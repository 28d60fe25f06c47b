import { monitorEventLoopDelay } from 'node:perf_hooks';
import { languages, type Language } from '@traveldesk/shared-contract';
import { maxRows } from './document';
import { rowsOf, statementOf, words } from './testing/documents';
import { actionsOf, facesOf, textsOf } from './testing/read-pdf';
import { createTypesetter } from './typesetter';

const typesetter = createTypesetter();
afterAll(() => typesetter.close());

const foot: Record<Language, (page: number, pages: number) => string[]> = {
  en: (page, pages) => ['Generated on 23 Nov 2026, 04:05 UTC by Layla Hassan', `Page ${page} of ${pages}`],
  fr: (page, pages) => ['Généré le 23 nov. 2026, 04:05 UTC par Layla Hassan', `Page ${page} sur ${pages}`],
  ar: (page, pages) => ['صدر في 23 نوفمبر', `صفحة ${page}`, `من ${pages}`],
};

describe.each(languages)('a statement in %s', (language) => {
  const { title, head, name, row, sum, note } = words[language];
  let pdf: Buffer;
  let pages: string[];

  beforeAll(async () => {
    pdf = await typesetter.renderPdf(statementOf(language, rowsOf(language, 100)));
    pages = await textsOf(pdf);
  });

  it('can be searched: its texts are found letter by letter', () => {
    const all = pages.join(' ');
    for (const text of [title, name, row, sum, note]) expect(all).toContain(text);
  });

  it('has every row once and in order, with amounts from left to right', () => {
    const all = pages.join(' ');
    // The reader puts the letters of a code after its digits where the line is Arabic; the drawn code reads from the left.
    const references = all.match(language === 'ar' ? /\b100\d{3}(?=TRX)/g : /(?<=TRX-)\d{6}/g);
    expect(references).toEqual(Array.from({ length: 100 }, (_, index) => `${100_000 + index}`));
    expect(all).toMatch(language === 'fr' ? /-1\s234\s567,5\b/ : /-1,234,567\.5\b/);
  });

  it("repeats the table's head, its own footer and the page number", () => {
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((text, index) => {
      for (const shown of [...head, ...foot[language](index + 1, pages.length)])
        expect(text).toContain(shown);
    });
  });

  it('embeds its own fonts', () => {
    const { named, embedded } = facesOf(pdf);
    const latin = ['IBMPlexSans-Regular', 'IBMPlexSans-SemiBold'];
    expect(named).toEqual(language === 'ar' ? ['Amiri-Bold', 'Amiri-Regular', ...latin] : latin);
    expect(embedded).toBe(named.length);
  });

  it('is tagged as PDF/UA requires, with its title and language', () => {
    const raw = pdf.toString('latin1');
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(raw).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(raw).toMatch(new RegExp(`/Lang \\(${language}\\b`));
    expect(raw).toContain('/S /TH');
  });
});

it('text is never read as markup and breaks nothing', async () => {
  const hostile = [
    '#panic("x") #read("/etc/passwd") #include "x.typ"',
    '$x^2$ *bold* _it_ <label> @ref `raw` \\ // c /* d */',
    '{{page}} {{pages}} {{at}}',
    '<script>alert(1)</script> %PDF-1.7 endobj',
    `${'W'.repeat(500)}`,
    '(((]]]"\'',
    'a\u202egnp.exe',
    '\0\u0007',
  ];
  const document = statementOf(
    'en',
    hostile.map((text) => ['2026-11-02', text, text.slice(0, 60), text]),
  );
  const pdf = await typesetter.renderPdf({
    ...document,
    title: hostile[0] ?? '',
    made: { ...document.made, by: hostile[2] ?? '' },
  });
  const [text = ''] = await textsOf(pdf);
  expect(text).toContain('#panic("x") #read("/etc/passwd") #include "x.typ"');
  expect(text).toContain('$x^2$ *bold* _it_ <label> @ref `raw` \\ // c /* d */');
  expect(text).toContain('agnp.exe');
  expect(text).not.toContain('root:');
  expect(actionsOf(pdf)).toEqual([]);
});

it('letters missing from every font of the product cause no failure', async () => {
  const pdf = await typesetter.renderPdf(
    statementOf('en', [['2026-11-02', '\ue123 東京 \u{1f9ff}', 'A', '1']]),
  );
  expect((await textsOf(pdf)).join(' ')).toContain('132,098.28');
});

it.each(languages)('a reference in a column does not break at its hyphen, in %s', async (language) => {
  const references = ['TD-WMWMWMWM', 'TT-WM-WMWMWM', 'ZZ 1236'];
  const rows = references.map((reference) => ['2026-11-02', 'A', reference, '1']);
  const text = (await textsOf(await typesetter.renderPdf(statementOf(language, rows)))).join(' ');
  // The reader reverses the parts of a reference where the line is Arabic.
  expect(text).toMatch(/TD-WMWMWMWM|WMWMWMWM-TD/);
  expect(text).toMatch(/TT-WM-WMWMWM|WMWMWM-WM-TT/);
  expect(text).toMatch(/ZZ 1236|1236 ZZ/);
});

describe('the logo of a letterhead', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const imagesIn = async (logo?: { type: 'image/png'; bytes: Buffer }) => {
    const { letterhead, ...document } = statementOf('en', []);
    const pdf = await typesetter.renderPdf({
      ...document,
      letterhead: { ...letterhead, logo: logo ?? null },
    });
    expect((await textsOf(pdf)).join(' ')).toContain('Traveldesk');
    return pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
  };

  it('is shown in its document and in no later one', async () => {
    expect(await imagesIn({ type: 'image/png', bytes: pixel })).toBeGreaterThan(0);
    expect(await imagesIn()).toBe(0);
  });

  it('is left out if it is no readable picture', async () => {
    expect(await imagesIn({ type: 'image/png', bytes: pixel.subarray(0, 40) })).toBe(0);
  });
});

it('an empty table says that it is empty', async () => {
  const [text] = await textsOf(await typesetter.renderPdf(statementOf('ar', [])));
  expect(text).toContain(words.ar.empty);
});

it('5,000 rows are set in a separate process, while this one stays responsive', async () => {
  const document = statementOf('en', rowsOf('en', 5_000));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.cpuUsage();
  const began = performance.now();
  delay.enable();
  const pdf = await typesetter.renderPdf(document);
  delay.disable();
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1', pdf.length - 2_000_000)).toContain('startxref');
  // Setting takes nearly all of the time; only the values are written here, in turns of some milliseconds. Both are measured as a share
  // of the total, as everything takes longer on a busy machine.
  expect((user + system) / 1000).toBeLessThan(took / 2);
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});

it('rejects more rows than fit in its memory, and continues with the next document', async () => {
  const row = ['2026-11-02', '', 'A', '1'];
  const rows = Array.from({ length: maxRows + 1 }, () => row);
  await expect(typesetter.renderPdf(statementOf('en', rows))).rejects.toThrow(RangeError);
  await expect(typesetter.renderPdf(statementOf('en', []))).resolves.toBeInstanceOf(Buffer);
});

it('stops a document that takes too long, and sets the next one', async () => {
  // A document with rows gets 1 ms, which is always too little; an empty one gets two minutes.
  const impatient = createTypesetter({ longest: (rows) => (rows > 0 ? 1 : 120_000) });
  const [slow, next] = await Promise.allSettled([
    impatient.renderPdf(statementOf('en', rowsOf('en', maxRows))),
    impatient.renderPdf(statementOf('en', [])),
  ]);
  impatient.close();
  expect(slow).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('too long') },
  });
  expect(next.status).toBe('fulfilled');
});

it('makes no document for a caller who left while waiting', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(typesetter.renderPdf(statementOf('en', []), gone)).rejects.toThrow('gone');
});

it('releases its memory when idle, and starts again on demand', async () => {
  const restless = createTypesetter({ idle: 1 });
  await restless.renderPdf(statementOf('en', []));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(restless.renderPdf(statementOf('en', []))).resolves.toBeInstanceOf(Buffer);
  restless.close();
  await expect(restless.renderPdf(statementOf('en', []))).rejects.toThrow('closed');
});
