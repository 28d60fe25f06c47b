import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

/** An answer that is not what its route promises: a fault of ours, never the caller's. */
class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}

/** Lets out what the route's schema names and nothing else (SECURITY 35). */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const result = schema.safeParse(data);
    if (!result.success) {
      throw new InvalidAnswer(`${method} ${url} answers what its schema does not allow.`, {
        cause: result.error,
      });
    }
    return JSON.stringify(result.data);
  };
};
