import {
  exchangeRatePaths,
  exchangeRatePermissions,
  rateFileInputSchema,
  rateFileSchema,
  savedRateFileSchema,
} from '@traveldesk/currencies-contract';
import { doneOf } from '@traveldesk/shared-contract';
import { actorOf, change, done, problems, type App } from '@traveldesk/shared-server';
import { previewRateFile, saveRateFile } from './rate-file';

/** Bytes of the longest file in JSON with every character escaped. */
const bodyLimit = 64 * 1024;

/** Routes for daily files of the European Central Bank. */
export function rateFileRoutes(app: App): void {
  const { db } = app.kernel;

  app.post(
    exchangeRatePaths.filePreview,
    {
      config: { permission: exchangeRatePermissions.create },
      bodyLimit,
      schema: {
        summary: 'A preview of a rate file’s changes; nothing is saved',
        body: rateFileInputSchema,
        response: { 200: doneOf(rateFileSchema), ...problems(422) },
      },
    },
    async (request) => {
      const file = await previewRateFile(db, request.body, actorOf(request), app.kernel);
      return done(request, 'rate_file_read', file, { day: file.day, count: file.lines.length });
    },
  );

  app.post(
    exchangeRatePaths.files,
    {
      config: { permission: exchangeRatePermissions.create, idempotent: true },
      bodyLimit,
      schema: {
        summary:
          'Add the rates of a file from the European Central Bank; rates far from earlier ones wait for approval',
        body: rateFileInputSchema,
        response: { 201: doneOf(savedRateFileSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const file = await change(request, (tx, record) =>
        saveRateFile(tx, record, actorOf(request), request.body, app.kernel),
      );
      const { day, added, waiting, behind } = file;
      reply.code(201);
      if (behind > 0) return done(request, 'rate_file_behind', file, { day, added, waiting, behind });
      if (waiting > 0) return done(request, 'rate_file_requested', file, { day, added, waiting });
      return done(request, 'rate_file_saved', file, { day, count: added });
    },
  );
}
