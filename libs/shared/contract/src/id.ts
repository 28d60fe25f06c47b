import { z } from 'zod';

/** A record's key: a UUID v7 made by the API (DESIGN 1). */
export const idSchema = z.uuid();

export const idParams = z.strictObject({ id: idSchema });
