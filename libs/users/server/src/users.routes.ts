import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import { actorOf, done, etagOf, languageOf, problems, type App } from '@traveldesk/shared-server';
import {
  userInputSchema,
  userLogPageSchema,
  userLogQuerySchema,
  userPageSchema,
  userPaths,
  userPermissions,
  userQuerySchema,
  userReaders,
  userSchema,
  userStatusInputSchema,
  userTypes,
  userTypesSchema,
  userViewers,
} from '@traveldesk/users-contract';
import { readUserLogs } from './logs';
import { concealed, seesDetails } from './users.lookup';
import { findUsers } from './users.list.sql';
import {
  changeUserStatus,
  createUserRecord,
  deleteUser,
  inviteAgain,
  readUser,
  readUserHistory,
  updateUserRecord,
} from './users';

export function userRoutes(app: App): void {
  const { db, texts } = app.kernel;

  app.get(
    userPaths.types,
    {
      config: { permission: userReaders },
      schema: { summary: 'The types of users', response: { 200: userTypesSchema } },
    },
    async (request) => ({
      data: userTypes.map((key) => ({ key, name: texts.text('users', `types.${key}`, languageOf(request)) })),
    }),
  );

  app.get(
    userPaths.all,
    {
      config: { permission: userReaders },
      schema: {
        summary: 'Users in the scope of the caller, a page at a time',
        querystring: userQuerySchema,
        response: { 200: userPageSchema },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const page = await findUsers(db, request.query, actor);
      return seesDetails(actor) ? page : { ...page, data: page.data.map(concealed) };
    },
  );

  app.post(
    userPaths.all,
    {
      config: { permission: userPermissions.create },
      schema: {
        summary: 'Invite a user',
        body: userInputSchema,
        response: { 201: doneOf(userSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const user = await createUserRecord(request, request.body);
      reply.code(201).header('etag', etagOf(user.version));
      return done(request, 'user_invited', user, { email: user.email });
    },
  );

  app.get(
    userPaths.one(':id'),
    {
      config: { permission: userViewers },
      schema: { summary: 'One user', params: idParams, response: { 200: userSchema, ...problems(404) } },
    },
    async (request, reply) => {
      const user = await readUser(db, request.params.id, actorOf(request));
      return reply.header('etag', etagOf(user.version)).send(user);
    },
  );

  app.put(
    userPaths.one(':id'),
    {
      config: { permission: userPermissions.update },
      schema: {
        summary: 'Change a user; If-Match names the version that was read',
        params: idParams,
        body: userInputSchema,
        response: { 200: doneOf(userSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const user = await updateUserRecord(request, request.params.id, request.body);
      reply.header('etag', etagOf(user.version));
      return done(request, 'user_updated', user, { name: user.name });
    },
  );

  app.delete(
    userPaths.one(':id'),
    {
      config: { permission: userPermissions.remove },
      schema: {
        summary: 'Delete a user; never oneself, nor the last administrator',
        params: idParams,
        response: { 200: doneOf(userSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const user = await deleteUser(request, request.params.id);
      return done(request, 'user_deleted', user, { name: user.name });
    },
  );

  app.post(
    userPaths.status(':id'),
    {
      config: { permission: userPermissions.update },
      schema: {
        summary: 'Suspend a user, which ends every session at once, or let them in again',
        params: idParams,
        body: userStatusInputSchema,
        response: { 200: doneOf(userSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const user = await changeUserStatus(request, request.params.id, request.body.status);
      return done(request, `user_${request.body.status}`, user, { name: user.name });
    },
  );

  app.post(
    userPaths.invitation(':id'),
    {
      config: { permission: userPermissions.create },
      schema: {
        summary: 'Send the invitation again; links sent before stop working',
        params: idParams,
        response: { 200: doneOf(userSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const user = await inviteAgain(request, request.params.id);
      return done(request, 'user_invited', user, { email: user.email });
    },
  );

  app.get(
    userPaths.history(':id'),
    {
      config: { permission: userViewers },
      schema: {
        summary: 'Who changed what of a user, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readUserHistory(db, request.params.id, request.query, actorOf(request)),
  );

  app.get(
    userPaths.logs(':id'),
    {
      config: { permission: userViewers },
      schema: {
        summary: 'What a user did, the newest first',
        params: idParams,
        querystring: userLogQuerySchema,
        response: { 200: userLogPageSchema, ...problems(404) },
      },
    },
    (request) => readUserLogs(db, request.params.id, request.query, actorOf(request)),
  );
}
