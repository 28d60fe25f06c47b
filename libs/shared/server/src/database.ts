import type { Kysely, Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every table of the product. The kernel declares its own here; a domain adds its tables by declaration
 * merging, beside its migrations:
 *
 *     declare module '@traveldesk/shared-server' {
 *       interface Database { countries: CountriesTable }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Database {}

/** A connection or a transaction: the parameter of reading functions in `.sql.ts` files. */
export type Db = Kysely<Database>;

/** A transaction: the parameter of writing functions in `.sql.ts` files. */
export type Tx = Transaction<Database>;

export type { Migration };
