import { companyPaths, companyTypes, companyTypesSchema } from '@traveldesk/companies-contract';
import { languageOf, type App } from '@traveldesk/shared-server';

/** Reference lists for the company forms, the same for everybody who is signed in. */
export function referenceRoutes(app: App): void {
  const { texts } = app.kernel;

  app.get(
    companyPaths.types,
    {
      config: { permission: 'session' },
      schema: { summary: 'The types of companies', response: { 200: companyTypesSchema } },
    },
    async (request) => ({
      data: companyTypes.map((key) => ({
        key,
        name: texts.text('companies', `types.${key}`, languageOf(request)),
      })),
    }),
  );
}
