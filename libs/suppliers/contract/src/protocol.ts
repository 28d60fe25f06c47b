import { z } from 'zod';

/** The registered name of a protocol, such as `duffel` or `duffel_stays`. The server knows which exist. */
export const protocolNameSchema = z.string().regex(/^[a-z][a-z0-9_-]{1,39}$/);

export const protocolTextSchema = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

/** Why a supplier's protocol cannot be used: the server does not support it, or it belongs to another module than the supplier. */
export const protocolProblems = ['unknown_protocol', 'foreign_protocol'] as const;
export type ProtocolProblem = (typeof protocolProblems)[number];

/**
 * A protocol that the server supports: `title` and `note` (one sentence) are for display; `example_url` is a sample base URL; `module` is the
 * key of the module whose suppliers may use it.
 */
const supplierProtocolSchema = z.object({
  name: z.string(),
  module: z.string(),
  title: protocolTextSchema,
  note: protocolTextSchema,
  example_url: z.string(),
});
export type SupplierProtocol = z.infer<typeof supplierProtocolSchema>;

/** Response of GET /suppliers/protocols. */
export const supplierProtocolsSchema = z.object({ data: z.array(supplierProtocolSchema) });
export type SupplierProtocols = z.infer<typeof supplierProtocolsSchema>;
