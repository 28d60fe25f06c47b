import { sql, type Kysely } from 'kysely';

/**
 * Only the ledger's own triggers may write accounts. A running trigger is not proof enough: anyone who can create a temporary table can
 * give it a trigger. The ledger's triggers run as the owner of the accounts, so the guard checks that too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function ledger_account_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if (new.balance, new.paid_in, new.held, new.open_holds, new.credit_limit, new.version, new.seq) <> (0, 0, 0, 0, 0, 0, 0)
          or new.hash <> '' or new.seq_hash <> '' then
          raise exception 'a ledger account begins with nothing' using errcode = 'LG003';
        end if;
        return new;
      elsif tg_op = 'DELETE' then
        if old.version > 0 or exists (select 1 from ledger_holds where account_id = old.id) then
          raise exception 'a ledger account with entries stays' using errcode = 'LG003';
        end if;
        return old;
      end if;
      if (new.id, new.company_id, new.kind, new.currency, new.balance, new.paid_in, new.held, new.open_holds, new.credit_limit,
          new.version, new.hash, new.seq, new.seq_hash, new.last_at)
        is distinct from
        (old.id, old.company_id, old.kind, old.currency, old.balance, old.paid_in, old.held, old.open_holds, old.credit_limit,
          old.version, old.hash, old.seq, old.seq_hash, old.last_at)
        and (pg_trigger_depth() < 2
          or current_user <> (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)) then
        raise exception 'a ledger account follows from its entries' using errcode = 'LG003';
      end if;
      return new;
    end $$`.execute(db);
}
