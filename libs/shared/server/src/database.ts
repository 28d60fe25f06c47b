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

/** A connection or a transaction: what a reading function of an `.sql.ts` file takes. */
export type Db = Kysely<Database>;

/** A transaction: what a writing function of an `.sql.ts` file takes. */
export type Tx = Transaction<Database>;

export type { Migration };
