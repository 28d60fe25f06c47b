import type { Readable } from 'node:stream';
import type { CompanyExportQuery, Company } from '@traveldesk/companies-contract';
import {
  actorOf,
  csvStream,
  languageOf,
  recordEvent,
  type Call,
  type Cell,
  type Db,
} from '@traveldesk/shared-server';
import { companyConditions } from './companies.filters';
import { companyOf, companyRows } from './companies.row';
import type { Viewer } from './scope';

const columns = [
  'name',
  'type',
  'parent',
  'country',
  'email',
  'phone',
  'currency',
  'credit_limit',
  'status',
  'created_at',
];

/** Rows read at a time: enough to keep the stream busy, few enough to keep in memory. */
const chunk = 500;

/** The companies that the filters leave, as CSV; noted in the audit trail before the first row goes out. */
export async function exportCompanies(call: Call, filters: CompanyExportQuery): Promise<Readable> {
  const { db, texts } = call.server.kernel;
  await recordEvent(call, { entity: 'company', id: 'export', action: 'export', after: filters });
  const header = columns.map((column) => texts.text('companies', `columns.${column}`, languageOf(call)));
  return csvStream(header, cellsOf(allCompanies(db, filters, actorOf(call))));
}

/** All of them, read on by key: however many there are, no page costs more than another. */
async function* allCompanies(db: Db, filters: CompanyExportQuery, actor: Viewer): AsyncGenerator<Company> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await companyRows(db)
      .where((eb) => eb.and(companyConditions(filters, actor)))
      .where('companies.id', '>', after)
      .orderBy('companies.id')
      .limit(chunk)
      .execute();
    for (const row of rows) yield companyOf(row, actor, true);
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return;
    after = last.id;
  }
}

async function* cellsOf(companies: AsyncIterable<Company>): AsyncGenerator<Cell[]> {
  for await (const company of companies) {
    const { name, type, parent, country, email, phone, currency, credit_limit: limit, status } = company;
    yield [
      ...[name, type, parent?.name ?? null, country?.code ?? null, email, phone],
      ...[currency, limit?.amount ?? null, status, company.created_at],
    ];
  }
}
