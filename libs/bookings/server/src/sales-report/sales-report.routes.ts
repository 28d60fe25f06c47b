import {
  bookingPaths,
  bookingPermissions,
  salesReportExportQuerySchema,
  salesReportQuerySchema,
  salesReportSchema,
  supplierAccountsQuerySchema,
  supplierAccountsSchema,
  type SalesReportExportQuery,
  type SalesRow,
  type SupplierAccount,
} from '@traveldesk/bookings-contract';
import {
  actorOf,
  decimal,
  exportRoute,
  inTurn,
  languageOf,
  problems,
  seesNet,
  toolsOf,
  type App,
  type Call,
  type ExportColumns,
} from '@traveldesk/shared-server';
import { allSales, readSalesReport, type ReportCall } from './sales-report';
import { readSupplierAccounts } from './supplier-accounts';

const columns: ExportColumns<SalesRow> = {
  currency: ({ currency }) => currency,
  tickets: ({ tickets }) => tickets,
  sales: ({ sales }) => decimal(sales.amount),
  refunds: ({ refunds }) => decimal(refunds.amount),
};

const netColumns: ExportColumns<SalesRow> = {
  net: ({ net }) => decimal(net?.amount),
  markup: ({ markup }) => decimal(markup?.amount),
  margin: ({ margin }) => decimal(margin?.amount),
  expected: ({ expected }) => decimal(expected?.amount),
};

/** Returns the export columns that the caller may see, the requested group first. */
function columnsOf(call: Call, { by }: Pick<SalesReportExportQuery, 'by'>): ExportColumns<SalesRow> {
  const group: ExportColumns<SalesRow> = { [by]: ({ name, key }) => name ?? key };
  return { ...group, ...columns, ...(seesNet(actorOf(call)) && netColumns) };
}

const accountColumns: ExportColumns<SupplierAccount> = {
  supplier: ({ supplier }) => supplier.name,
  currency: ({ currency }) => currency,
  ordered: ({ ordered }) => decimal(ordered.amount),
  returned: ({ returned }) => decimal(returned.amount),
  owed: ({ owed }) => decimal(owed.amount),
  balance: ({ balance }) => decimal(balance.amount),
};

/** Routes of the sales report and the supplier accounts. */
export function salesReportRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;
  const permission = bookingPermissions.salesReport;
  const callOf = (call: Call): ReportCall => ({
    actor: actorOf(call),
    language: languageOf(call),
    now: toolsOf(kernel, 'bookings').now(),
  });

  app.get(
    bookingPaths.salesReport,
    {
      config: { permission },
      schema: {
        summary:
          'Sales and refunds of a period according to the ledger, by company, supplier, user, day or month',
        querystring: salesReportQuerySchema,
        response: { 200: salesReportSchema, ...problems(422) },
      },
    },
    (request) => inTurn(request, 'costly', () => readSalesReport(db, request.query, callOf(request))),
  );

  exportRoute(app, {
    path: bookingPaths.salesReportExport,
    permission,
    summary: 'All rows of the sales report',
    query: salesReportExportQuerySchema,
    entity: 'sales_report',
    file: 'sales-report',
    module: 'bookings',
    columns: columnsOf,
    rows: (query, call) => allSales(db, query, callOf(call)),
  });

  app.get(
    bookingPaths.supplierAccounts,
    {
      config: { permission },
      schema: {
        summary: 'What the platform owes each supplier for its orders',
        querystring: supplierAccountsQuerySchema,
        response: { 200: supplierAccountsSchema, ...problems(422) },
      },
    },
    (request) => inTurn(request, 'costly', () => readSupplierAccounts(db, request.query, callOf(request))),
  );

  exportRoute(app, {
    path: bookingPaths.supplierAccountsExport,
    permission,
    summary: 'What the platform owes each supplier for its orders',
    query: supplierAccountsQuerySchema,
    entity: 'sales_report',
    file: 'supplier-accounts',
    module: 'bookings',
    columns: accountColumns,
    rows: async function* (query, call) {
      yield* (await readSupplierAccounts(db, query, callOf(call))).data;
    },
  });
}
