import type { Language } from '@traveldesk/shared-contract';
import type { Cell, Part, PdfDocument } from '../document';

export const words = {
  en: {
    title: 'Statement',
    company: 'Company',
    head: ['Date', 'Description', 'Reference', 'Balance'],
    sum: 'Closing balance',
    empty: 'No transactions in this period.',
    note: 'Days are in UTC.',
    row: 'Booking PNR ABC123 for 1,234.50 EUR',
    name: 'Nile Travel & Tours',
  },
  fr: {
    title: 'Relevé',
    company: 'Société',
    head: ['Date', 'Libellé', 'Référence', 'Solde'],
    sum: 'Solde de clôture',
    empty: 'Aucune opération sur cette période.',
    note: 'Les jours sont en UTC.',
    row: 'Réservation PNR ABC123 à l’aéroport d’Orly',
    name: 'Voyages Œuvre & Fils',
  },
  ar: {
    title: 'كشف حساب',
    company: 'الشركة',
    head: ['التاريخ', 'البيان', 'المرجع', 'الرصيد'],
    sum: 'الرصيد الختامي',
    empty: 'لا توجد معاملات في هذه الفترة.',
    note: 'الأيام بالتوقيت العالمي.',
    row: 'استرداد من شركة الطيران لإلغاء الرحلة',
    name: 'شركة الشرق للسفر والسياحة',
  },
} as const;

/** Returns `count` rows of a statement, each with its own reference. */
export const rowsOf = (language: Language, count: number): Cell[][] =>
  Array.from({ length: count }, (_, index) => [
    '2026-11-02',
    index % 2 === 0 ? words[language].row : null,
    `TRX-${100_000 + index}`,
    index % 3 === 0 ? '-1234567.5' : '98.70',
  ]);

/** Returns a statement like the wallet's, with these rows. */
export function statementOf(
  language: Language,
  rows: readonly (readonly Cell[])[],
  more: Part[] = [],
): PdfDocument {
  const { title, company, head, sum, empty, note, name } = words[language];
  const kinds = ['day', 'text', 'code', 'amount'] as const;
  return {
    language,
    title,
    letterhead: { name: 'Traveldesk', lines: ['12 Tahrir Square, Cairo'] },
    made: { at: new Date('2026-11-23T04:05:00Z'), by: 'Layla Hassan' },
    parts: [
      { kind: 'facts', facts: [{ label: company, value: name }] },
      {
        kind: 'table',
        empty,
        rows,
        columns: kinds.map((kind, index) => ({ kind, head: head[index] ?? '' })),
      },
      { kind: 'sums', sums: [{ label: sum, amount: '132098.28', currency: 'EUR', isMain: true }] },
      { kind: 'notes', notes: [note] },
      ...more,
    ],
  };
}
