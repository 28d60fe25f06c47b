import type { Language } from '@traveldesk/shared-contract';
import { maxRows, type Cell, type Column, type PdfDocument } from '@traveldesk/shared-documents';
import { invalid, type Actor, type Texts } from '@traveldesk/shared-server';
import type { MovementRow, Statement, StatementPdfQuery } from '@traveldesk/wallet-contract';
import type { Books } from '../references/bookings-about';
import { readStatement, statementEntries } from './statement';

interface Given {
  kernel: Books;
  texts: Texts;
  companyId: string;
  query: StatementPdfQuery;
  reader: Actor;
  language: Language;
}

/** Builds the document of a wallet's statement. Throws a 422 at `to` if the period has more entries than a document can hold. */
export async function statementDocument(given: Given): Promise<PdfDocument> {
  const { kernel, companyId, query, reader } = given;
  const statement = await readStatement(kernel, companyId, { ...query, page: 1, per_page: 1 }, reader);
  if (statement.total > maxRows) throw invalid({ to: 'statement_too_long' });
  const entries: MovementRow[] = [];
  for await (const entry of statementEntries(kernel, companyId, query, reader)) {
    // Entries posted after the balances were read would not match them.
    if (entries.length === statement.total) break;
    entries.push(entry);
  }
  return documentOf(statement, entries, given);
}

function documentOf(
  statement: Statement,
  entries: readonly MovementRow[],
  { texts, reader, language }: Given,
): PdfDocument {
  const { company, account, currency, from, to, opening, in: paidIn, out: paidOut, closing } = statement;
  const say = (key: string) => texts.text('wallet', key, language);
  const column = (name: string, kind: Column['kind']): Column => ({ head: say(`columns.${name}`), kind });
  const sum = (key: string, { amount }: { amount: string }, isMain = false) => ({
    label: say(`statement.${key}`),
    amount,
    currency,
    isMain,
  });
  return {
    language,
    title: say(account === 'earnings' ? 'statement.title_earnings' : 'statement.title'),
    letterhead: { name: 'Traveldesk', lines: [] },
    made: { at: new Date(), by: reader.name },
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: say('statement.company'), value: company.name },
          { label: say('statement.currency'), value: currency, kind: 'code' },
          { label: say('statement.from'), value: from, kind: 'day' },
          { label: say('statement.to'), value: to, kind: 'day' },
        ],
      },
      { kind: 'sums', sums: [sum('opening', opening)] },
      {
        kind: 'table',
        empty: say('statement.empty'),
        columns: [
          column('created_at', 'day'),
          column('type', 'text'),
          column('reference', 'code'),
          column('out', 'amount'),
          column('in', 'amount'),
          column('balance_after', 'amount'),
        ],
        rows: entries.map((entry) => rowOf(entry, say)),
      },
      { kind: 'sums', sums: [sum('in', paidIn), sum('out', paidOut), sum('closing', closing, true)] },
      { kind: 'notes', notes: [say('statement.note')] },
    ],
  };
}

function rowOf(entry: MovementRow, say: (key: string) => string): Cell[] {
  const {
    created_at: at,
    type,
    method,
    reference,
    booking,
    direction,
    amount,
    balance_after: balance,
  } = entry;
  const what = [
    method === null ? say(`types.${type}`) : `${say(`types.${type}`)} – ${say(`methods.${method}`)}`,
    booking?.traveller,
    booking?.route,
  ];
  return [
    at,
    what.filter(Boolean).join(' · '),
    reference,
    direction === 'out' ? amount.amount : null,
    direction === 'in' ? amount.amount : null,
    balance.amount,
  ];
}
