import { z } from 'zod';
import { hotelPaths } from '@traveldesk/hotels-contract';
import { notFound, problems, type App } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { findPhoto } from './photos.sql';
import { placeholder } from './placeholder';

const photoParams = z.strictObject({ name: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });
const placeholderType = 'image/svg+xml';

export function photoRoutes(app: App, { db, photos }: Pick<HotelTools, 'db' | 'photos'>): void {
  // Public, as logos are: an `img` element cannot send a bearer token. The random name grants access.
  app.get(
    hotelPaths.photo(':name'),
    {
      config: { permission: 'public', produces: ['image/png', 'image/jpeg', 'image/webp', placeholderType] },
      schema: {
        summary: 'A photo of a hotel, by its random name; a placeholder if it cannot be fetched',
        params: photoParams,
        response: { 200: z.instanceof(Buffer), ...problems(404) },
      },
    },
    async (request, reply) => {
      const address = await findPhoto(db, request.params.name);
      if (address === undefined) throw notFound();
      const photo = await photos.at(address);
      return reply
        .type(photo?.type ?? placeholderType)
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'attachment; filename="photo"')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', photo ? 'private, max-age=604800' : 'no-store')
        .send(photo?.bytes ?? placeholder);
    },
  );
}
