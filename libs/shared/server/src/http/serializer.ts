import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

/** A response that does not match its route's schema: a defect of the server. */
class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}

/** Responses of at least this many characters are sent as bytes. */
const longText = 2_000;

/** Serializes only the fields of the route's schema (SECURITY 35). */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const result = schema.safeParse(data);
    if (!result.success) {
      throw new InvalidAnswer(`${method} ${url} returned a response that its schema does not allow.`, {
        cause: result.error,
      });
    }
    return bytesOf(JSON.stringify(result.data));
  };
};

/** Converts long text to bytes: Node would measure a string, join it with the headers and copy it. Fastify accepts both. */
function bytesOf(text: string): string {
  return text.length < longText ? text : (Buffer.from(text) as unknown as string);
}
