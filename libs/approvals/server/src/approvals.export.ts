import {
  approvalExportQuerySchema,
  approvalPaths,
  approvalPermissions,
  type Approval,
  type ApprovalExportQuery,
} from '@traveldesk/approvals-contract';
import {
  actorOf,
  decimal,
  exportRoute,
  languageOf,
  timeZoneOf,
  type App,
  type Call,
  type ExportColumns,
} from '@traveldesk/shared-server';
import { shownApproval } from './approvals.shown';
import { everyApproval } from './decidable';

/** A row of the file, with people and state as text. */
type Row = Omit<Approval, 'state' | 'author' | 'decided_by'> & {
  state: string;
  author: string;
  decided_by: string | null;
};

const columns: ExportColumns<Row> = {
  title: ({ title }) => title,
  kind: ({ kind }) => kind.name,
  state: ({ state }) => state,
  company: ({ company }) => company?.name ?? null,
  amount: ({ amount }) => decimal(amount?.amount),
  approved_amount: ({ approved_amount: amount }) => decimal(amount?.amount),
  currency: ({ amount }) => amount?.currency ?? null,
  author: ({ author }) => author,
  created_at: (row) => row.created_at,
  decided_by: (row) => row.decided_by,
  decided_at: (row) => row.decided_at,
};

/** Exports the filtered requests. */
export function approvalExport(app: App): void {
  exportRoute(app, {
    path: approvalPaths.export,
    permission: approvalPermissions.export,
    summary: 'The filtered requests for approval',
    query: approvalExportQuerySchema,
    entity: 'approval',
    file: 'approvals',
    module: 'approvals',
    columns,
    rows: inWords,
  });
}

async function* inWords(query: ApprovalExportQuery, call: Call): AsyncGenerator<Row> {
  const { kernel } = call.server;
  const say = (key: string, params?: Record<string, string>) =>
    kernel.texts.text('approvals', key, languageOf(call), params);
  const nameOf = (person: Approval['author']) =>
    'hidden' in person ? say(`people.${person.hidden}`) : person.name;
  const reader = { ...actorOf(call), timeZone: timeZoneOf(call) };
  for await (const row of everyApproval(kernel, reader, query)) {
    const shown = shownApproval(call, row);
    const author = nameOf(shown.author);
    yield {
      ...shown,
      state: say(`states.${shown.state}`),
      author: shown.by_program ? say('people.program', { name: author }) : author,
      decided_by: shown.decided_by && nameOf(shown.decided_by),
    };
  }
}
