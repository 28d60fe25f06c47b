import { idParams, moneyText } from '@traveldesk/shared-contract';
import { actorOf, change, done, languageOf, problems, type App } from '@traveldesk/shared-server';
import {
  conversionInputSchema,
  conversionPreviewQuerySchema,
  conversionPreviewSchema,
  movementDoneSchema,
  walletPaths,
  walletPermissions,
} from '@traveldesk/wallet-contract';
import { makeConversion, previewConversion } from './conversions';

export function conversionRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;

  app.get(
    walletPaths.conversionPreview(':id'),
    {
      config: { permission: walletPermissions.convert },
      schema: {
        summary: 'The value of a wallet’s amount in another currency',
        params: idParams,
        querystring: conversionPreviewQuerySchema,
        response: { 200: conversionPreviewSchema, ...problems(404, 422) },
      },
    },
    async (request) => previewConversion(db, request.params.id, request.query, actorOf(request)),
  );

  app.post(
    walletPaths.conversions(':id'),
    {
      config: { permission: walletPermissions.convert, idempotent: 'required' },
      schema: {
        summary: "Convert between a company's wallets, or request it",
        params: idParams,
        body: conversionInputSchema,
        response: { 200: movementDoneSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const movement = await change(request, (tx, record) =>
        makeConversion(tx, record, actorOf(request), { companyId: params.id, input: body }, kernel),
      );
      const language = languageOf(request);
      const [from, to] = [moneyText(body.from, language), moneyText(body.to, language)];
      return done(request, `conversion_${movement.status}`, movement, { from, to });
    },
  );
}
