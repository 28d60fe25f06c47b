import { sql } from 'kysely';
import { idParams } from '@traveldesk/shared-contract';
import { z } from 'zod';
import { change } from '../change';
import type { App, ServerModule } from '../modules/module';
import { invalid, notFound, Problem } from '../problem';
import { problems } from './problems';
import { checkVersion, done } from './request';

const thingSchema = z.object({ id: z.string(), name: z.string() });
const bodySchema = z.strictObject({
  name: z.string().min(1).max(10),
  size: z.number().int().optional(),
  colour: z
    .string()
    .refine((colour) => colour !== 'plaid', { params: { key: 'no_such_colour' } })
    .optional(),
  parts: z.array(z.strictObject({ label: z.string().min(2) })).optional(),
});

/** The errors that the fixture's routes may throw, by name. */
const failures: Record<string, () => unknown> = {
  missing: notFound,
  taken: () => invalid({ name: 'name_taken' }, { name: 'Nile' }),
  busy: () => new Problem(425, 'request_in_progress', { retryAfter: 3 }),
  bug: () => new TypeError('secret detail: select * from users'),
  thrown: () => 'not even an error',
};

/** A minimal domain, for tests of the kernel. */
export const things: ServerModule = {
  name: 'things',
  migrations: {
    '20260101T0000_things': {
      up: async (db) => {
        await sql`create table things (id uuid primary key, name text unique not null)`.execute(db);
      },
    },
  },
  permissions: ['show_things', 'add_things'],
  texts: {
    en: {
      problems: { name_taken: '{{name}} exists already.', no_such_colour: 'No such colour.' },
      messages: { thing_created: 'Added.' },
    },
    fr: {
      problems: { name_taken: '{{name}} existe déjà.', no_such_colour: 'Couleur inconnue.' },
      messages: { thing_created: 'Ajouté.' },
    },
    ar: {
      problems: { name_taken: '{{name}} موجود مسبقًا.', no_such_colour: 'لون غير معروف.' },
      messages: { thing_created: 'تمت الإضافة.' },
    },
  },
  routes: (app, { db }) => {
    reading(app);
    app.post(
      '/things',
      {
        config: { permission: 'add_things', idempotent: true },
        schema: {
          summary: 'Adds a thing',
          body: bodySchema,
          response: { 200: z.object({ message: z.string(), data: thingSchema }) },
        },
      },
      async (request) => {
        const { name } = request.body;
        await change(request, async (_tx, record) =>
          record({ entity: 'thing', id: '1', action: 'create', after: { name } }),
        );
        return done(request, 'thing_created', { id: '1', name, secret: 'never sent' });
      },
    );
    app.post(
      '/rows',
      {
        config: { permission: 'session' },
        schema: { summary: 'Adds two rows of one name', response: { 200: z.object({}) } },
      },
      async () => {
        await sql`insert into things values (gen_random_uuid(), 'a'), (gen_random_uuid(), 'a')`.execute(db);
        return {};
      },
    );
  },
};

function reading(app: App): void {
  const query = z.strictObject({
    name: z.string().optional(),
    page: z.coerce.number().int().min(1).default(1),
  });
  app.get(
    '/things',
    {
      config: { permission: ['show_things', 'add_things'] },
      schema: {
        summary: 'All things',
        querystring: query,
        response: { 200: z.object({ page: z.number(), at: z.string() }) },
      },
    },
    async (request) => {
      const { name, page } = request.query;
      const { rows } = await sql<{ at: string }>`select coalesce(${name ?? null}::text, '') as at`.execute(
        app.kernel.db,
      );
      return { page, at: rows[0]?.at ?? '' };
    },
  );
  app.get(
    '/things/:id',
    {
      config: { permission: 'session', passwordChange: true },
      schema: {
        summary: 'One thing',
        params: idParams,
        response: { 200: thingSchema, ...problems(404, 412) },
      },
    },
    async (request) => {
      checkVersion(request.headers['if-match'], 7);
      return { id: request.params.id, name: 'one', secret: 'never sent' };
    },
  );
  app.get(
    '/failures/:name',
    {
      config: { permission: 'public' },
      schema: {
        summary: 'Fails',
        params: z.strictObject({ name: z.string() }),
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      throw failures[request.params.name]?.();
    },
  );
  app.get(
    '/lie',
    {
      config: { permission: 'public' },
      schema: { summary: 'Lies', response: { 200: z.object({ n: z.number() }) } },
    },
    async () => ({ n: 'not a number' }) as never,
  );
}
