import {
  companyPaths,
  companyPermissions,
  companyTokenSchema,
  companyTokensSchema,
  generatedTokenSchema,
  tokenInputSchema,
  tokenParams,
} from '@traveldesk/companies-contract';
import { doneOf, idParams } from '@traveldesk/shared-contract';
import { actorOf, change, done, problems, type App } from '@traveldesk/shared-server';
import { readCompany } from '../companies/companies';
import { endToken, generateToken, listTokens } from './tokens';

export function tokenRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    companyPaths.tokens(':id'),
    {
      config: { permission: companyPermissions.tokens },
      schema: {
        summary: "A company's API tokens, without their secrets",
        params: idParams,
        response: { 200: companyTokensSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const company = await readCompany(db, request.params.id, actor);
      return { data: await listTokens(app.kernel, company, actor) };
    },
  );

  app.post(
    companyPaths.generateToken(':id'),
    {
      config: { permission: companyPermissions.tokens, fresh: true },
      schema: {
        summary: 'Create an API token for a company; its secret is returned only this once',
        params: idParams,
        body: tokenInputSchema,
        response: { 201: generatedTokenSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const input = { companyId: request.params.id, token: request.body };
      const token = await change(request, (tx, record) => generateToken(tx, record, actorOf(request), input));
      reply.code(201);
      return done(request, 'token_generated', token, { name: token.name });
    },
  );

  app.delete(
    companyPaths.token(':id', ':tokenId'),
    {
      config: { permission: companyPermissions.tokens, fresh: true },
      schema: {
        summary: 'Revoke an API token, which is rejected from the next request on',
        params: tokenParams,
        response: { 200: doneOf(companyTokenSchema), ...problems(404) },
      },
    },
    async (request) => {
      const { id: companyId, tokenId } = request.params;
      const token = await change(request, (tx, record) =>
        endToken(tx, record, actorOf(request), { companyId, tokenId }),
      );
      return done(request, 'token_revoked', token, { name: token.name });
    },
  );
}
