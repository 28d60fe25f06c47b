import { sql, type Kysely } from 'kysely';
import { addCompact } from '@traveldesk/shared-server';

/** Adds the search texts of requests. They derive from the author's name, so only they may change in a decided request. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await addCompact(db, 'approval_requests', { index: false });
  await sql`
    create or replace function refuse_change_of_request() returns trigger language plpgsql as $$
    begin
      if to_jsonb(old) - 'compact' = to_jsonb(new) - 'compact' then
        return new;
      end if;
      if old.state <> 'new' or to_jsonb(old) - 'state' <> to_jsonb(new) - 'state' then
        raise exception 'of a request that waits the state alone changes, once'
          using errcode = 'insufficient_privilege';
      end if;
      if not exists (select 1 from approval_decisions where request_id = new.id and state = new.state) then
        raise exception 'a request is as its decision says' using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
};
