import type { Kysely } from 'kysely';
import { giveToAdministrators } from './give-to-administrators';

/** Adds the sales report permission to the administrators' role. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await giveToAdministrators(db, ['show_sales_report']);
}
