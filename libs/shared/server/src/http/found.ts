import { foundAnswerSchema, foundPath, foundQuerySchema } from '@traveldesk/shared-contract';
import { findRecords } from '../modules/finders';
import type { App } from '../modules/module';
import { inTurn } from './in-turn';
import { languageOf } from './language';
import { problems } from './problems';
import { actorOf } from './request';

/** Adds the search of the command palette: records by name, code, email or number. */
export function foundRoutes(app: App): void {
  app.get(
    foundPath,
    {
      config: { permission: 'session' },
      schema: {
        summary: 'Records of all kinds that match a text and that the caller may open',
        querystring: foundQuerySchema,
        response: { 200: foundAnswerSchema, ...problems(422, 503) },
      },
    },
    (request) =>
      inTurn(request, 'searches', async () => ({
        data: await findRecords(app.kernel, actorOf(request), request.query.q, languageOf(request)),
      })),
  );
}
