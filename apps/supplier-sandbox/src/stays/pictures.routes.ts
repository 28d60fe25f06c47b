import { z } from 'zod';
import type { Routes } from '../context';
import { notFound } from '../http/errors';
import { readQuery } from '../http/validate';
import { pictureOf } from './world/picture';

const params = z.object({ of: z.string().max(60), name: z.string().max(20) });

/** Pictures of properties, rooms and loyalty programs. They need no token, as at every supplier. */
export const pictureRoutes: Routes = (app) => {
  app.get('/pictures/:of/:name', (request, reply) => {
    const { of, name } = readQuery(params, request.params);
    reply.header('cache-control', 'public, max-age=86400');
    if (name === 'logo.svg') return reply.type('image/svg+xml').send(logo);
    if (!/^(\d|room|logo)\.png$/.test(name)) throw notFound('picture');
    return reply.type('image/png').send(pictureOf(of, name));
  });
};

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#7367f0" d="M12 2 22 20H2z"/></svg>';
