import { sql, type Kysely } from 'kysely';

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table presence (
      one boolean primary key default true check (one),
      identity text not null,
      seen_at timestamptz not null,
      parked_before timestamptz
    )`.execute(db);
};
