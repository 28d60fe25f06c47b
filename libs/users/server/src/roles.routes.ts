import { seesAllCompanies } from '@traveldesk/companies-server';
import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import { actorOf, change, done, etagOf, problems, targetOf, type App } from '@traveldesk/shared-server';
import {
  companySuited,
  permissionsSchema,
  roleInputSchema,
  rolePageSchema,
  rolePaths,
  rolePermissions,
  roleQuerySchema,
  roleReaders,
  roleSchema,
  roleViewers,
} from '@traveldesk/users-contract';
import { createRole, deleteRole, readRole, readRoleHistory, updateRole } from './roles';
import { findRoles } from './roles.list.sql';

export function roleRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    rolePaths.all,
    {
      config: { permission: roleReaders },
      schema: {
        summary: 'Roles that the caller may see, a page at a time; `permission` filters by a permission',
        querystring: roleQuerySchema,
        response: { 200: rolePageSchema },
      },
    },
    (request) => findRoles(db, request.query, actorOf(request)),
  );

  app.get(
    rolePaths.permissions,
    {
      config: { permission: roleReaders },
      schema: {
        summary: 'All permissions, whether the caller has each, and whether a company’s role may have it',
        response: { 200: permissionsSchema },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const all = [...app.kernel.permissions].sort().map((key) => ({
        key,
        held: actor.permissions.has(key),
        company: companySuited.has(key),
      }));
      return { data: seesAllCompanies(actor) ? all : all.filter(({ company }) => company) };
    },
  );

  app.post(
    rolePaths.all,
    {
      config: { permission: rolePermissions.create, idempotent: true },
      schema: {
        summary: 'Add a role',
        body: roleInputSchema,
        response: { 201: doneOf(roleSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const role = await change(request, (tx, record) =>
        createRole(tx, record, actorOf(request), request.body, app.kernel),
      );
      reply.code(201).header('etag', etagOf(role.version));
      return done(request, 'role_created', role, { name: role.name });
    },
  );

  app.get(
    rolePaths.one(':id'),
    {
      config: { permission: roleViewers },
      schema: { summary: 'One role', params: idParams, response: { 200: roleSchema, ...problems(404) } },
    },
    async (request, reply) => {
      const role = await readRole(db, request.params.id, actorOf(request));
      return reply.header('etag', etagOf(role.version)).send(role);
    },
  );

  app.put(
    rolePaths.one(':id'),
    {
      config: { permission: rolePermissions.update },
      schema: {
        summary: 'Change a role; the change applies from its users’ next requests',
        params: idParams,
        body: roleInputSchema,
        response: { 200: doneOf(roleSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const input = { ...targetOf(request), role: request.body };
      const role = await change(request, (tx, record) =>
        updateRole(tx, record, actorOf(request), input, app.kernel),
      );
      reply.header('etag', etagOf(role.version));
      return done(request, 'role_updated', role, { name: role.name });
    },
  );

  app.delete(
    rolePaths.one(':id'),
    {
      config: { permission: rolePermissions.remove },
      schema: {
        summary: 'Delete a role without users',
        params: idParams,
        response: { 200: doneOf(roleSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const role = await change(request, (tx, record) =>
        deleteRole(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, 'role_deleted', role, { name: role.name });
    },
  );

  app.get(
    rolePaths.history(':id'),
    {
      config: { permission: roleViewers },
      schema: {
        summary: 'Who changed what of a role, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readRoleHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
