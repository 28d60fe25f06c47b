import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  languageOf,
  problems,
  targetOf,
  type App,
} from '@traveldesk/shared-server';
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
import { findUsers } from './users.list.sql';
import {
  changeUser,
  changeUserStatus,
  deleteUser,
  inviteAgain,
  inviteUser,
  readUser,
  readUserHistory,
} from './users';

export function userRoutes(app: App): void {
  const { kernel } = app;
  const { db, texts } = kernel;

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
        summary: 'Users in the caller’s scope, a page at a time',
        querystring: userQuerySchema,
        response: { 200: userPageSchema },
      },
    },
    (request) => findUsers(db, request.query, actorOf(request)),
  );

  app.post(
    userPaths.all,
    {
      config: { permission: userPermissions.create, idempotent: true },
      schema: {
        summary: 'Invite a user',
        body: userInputSchema,
        response: { 201: doneOf(userSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const user = await change(request, (tx, record) =>
        inviteUser(tx, record, actorOf(request), request.body, kernel),
      );
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
      const input = { ...targetOf(request), user: request.body };
      const user = await change(request, (tx, record) =>
        changeUser(tx, record, actorOf(request), input, kernel),
      );
      reply.header('etag', etagOf(user.version));
      return done(request, 'user_updated', user, { name: user.name });
    },
  );

  app.delete(
    userPaths.one(':id'),
    {
      config: { permission: userPermissions.remove },
      schema: {
        summary: 'Delete a user, except oneself and the last administrator',
        params: idParams,
        response: { 200: doneOf(userSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const user = await change(request, (tx, record) =>
        deleteUser(tx, record, actorOf(request), targetOf(request), kernel),
      );
      return done(request, 'user_deleted', user, { name: user.name });
    },
  );

  app.post(
    userPaths.status(':id'),
    {
      config: { permission: userPermissions.update },
      schema: {
        summary: 'Suspend a user, which ends every session at once, or reactivate them',
        params: idParams,
        body: userStatusInputSchema,
        response: { 200: doneOf(userSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const input = { ...targetOf(request), status: request.body.status };
      const user = await change(request, (tx, record) =>
        changeUserStatus(tx, record, actorOf(request), input, kernel),
      );
      return done(request, `user_${request.body.status}`, user, { name: user.name });
    },
  );

  app.post(
    userPaths.invitation(':id'),
    {
      config: { permission: userPermissions.create },
      schema: {
        summary: 'Send the invitation again; earlier links stop working',
        params: idParams,
        response: { 200: doneOf(userSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const user = await change(request, (tx, record) =>
        inviteAgain(tx, record, actorOf(request), targetOf(request), kernel),
      );
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
        summary: 'What a user did, newest first',
        params: idParams,
        querystring: userLogQuerySchema,
        response: { 200: userLogPageSchema, ...problems(404) },
      },
    },
    (request) => readUserLogs(kernel, request.params.id, request.query, actorOf(request)),
  );
}
