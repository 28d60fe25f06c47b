import { z } from 'zod';

/** The name that a protocol is registered by, as `duffel`. Which names there are, the server knows. */
export const protocolNameSchema = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

export const protocolTextSchema = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

/** A protocol that the server speaks: `title` and `note`, one sentence, are for people; `example_url` is a base URL of it. */
const supplierProtocolSchema = z.object({
  name: z.string(),
  title: protocolTextSchema,
  note: protocolTextSchema,
  example_url: z.string(),
});
export type SupplierProtocol = z.infer<typeof supplierProtocolSchema>;

/** The answer of GET /suppliers/protocols. */
export const supplierProtocolsSchema = z.object({ data: z.array(supplierProtocolSchema) });
export type SupplierProtocols = z.infer<typeof supplierProtocolsSchema>;
