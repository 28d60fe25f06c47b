import { doneOf } from '@traveldesk/shared-contract';
import { actorOf, change, done, etagOf, problems, type App } from '@traveldesk/shared-server';
import { profileInputSchema, profilePaths, profileSchema } from '@traveldesk/users-contract';
import { readProfile, updateProfile } from './profile';

/** Routes for the caller's own data. */
export function ownRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    profilePaths.own,
    {
      config: { permission: 'session' },
      schema: { summary: 'The caller’s own data', response: { 200: profileSchema, ...problems(404) } },
    },
    async (request, reply) => {
      const user = await readProfile(db, actorOf(request));
      return reply.header('etag', etagOf(user.version)).send(user);
    },
  );

  app.put(
    profilePaths.own,
    {
      config: { permission: 'session' },
      schema: {
        summary: 'Change one’s own name, phone, language and time zone',
        body: profileInputSchema,
        response: { 200: doneOf(profileSchema), ...problems(412, 422) },
      },
    },
    async (request, reply) => {
      const input = { seen: request.headers['if-match'], profile: request.body };
      const user = await change(request, (tx, record) => updateProfile(tx, record, actorOf(request), input));
      reply.header('etag', etagOf(user.version));
      return done(request, 'profile_updated', user);
    },
  );
}
