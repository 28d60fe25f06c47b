import { z } from 'zod';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, exportPdf, languageOf, problems, type App } from '@traveldesk/shared-server';
import { statementPdfQuerySchema, walletPaths, walletPermissions } from '@traveldesk/wallet-contract';
import { statementDocument } from './statement.pdf';

const pdfType = 'application/pdf';

/** Downloads the statement as a PDF. */
export function statementPdfRoute(app: App): void {
  const { kernel } = app;
  const { texts } = kernel;
  app.get(
    walletPaths.statementPdf(':id'),
    {
      config: { permission: walletPermissions.export, produces: [pdfType] },
      schema: {
        summary: 'The statement of a wallet for a period, as PDF in the caller’s language',
        params: idParams,
        querystring: statementPdfQuerySchema,
        response: { 200: z.instanceof(Buffer), ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const [reader, language] = [actorOf(request), languageOf(request)];
      const pdf = await exportPdf(request, {
        entity: 'transaction',
        query: { ...query, company_id: params.id },
        document: () => statementDocument({ kernel, texts, companyId: params.id, query, reader, language }),
      });
      return reply
        .type(pdfType)
        .header('content-disposition', 'attachment; filename="statement.pdf"')
        .send(pdf);
    },
  );
}
