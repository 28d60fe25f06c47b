import { languages } from '@traveldesk/shared-contract';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { modules } from './modules';

/** Unique ones that nobody's input can break: made by the product itself, written `on conflict`, or under a lock. */
const ownUnique = [
  'audit_entries_chain_seq_key',
  'company_logos_name_key',
  'company_tokens_secret_hash_key',
  'flight_recent_searches_once',
  'flight_reviews_once',
  // Behind the lock of the properties.
  'hotel_property_suppliers_once',
  // Behind the wallet's lock, or given by the database itself.
  'ledger_accounts_one',
  'ledger_entries_side',
  'ledger_entries_version',
  'ledger_hold_ends_seq',
  'ledger_hold_ends_transfer_id_key',
  'ledger_holds_seq',
  'ledger_limits_approval_id_key',
  'ledger_limits_seq',
  'ledger_transfers_once_approval_id',
  'ledger_transfers_once_hold_id',
  'ledger_transfers_once_reverses_id',
  'links_newest',
  'links_token_hash_key',
  // Behind the lock of the revision, made by the product itself, or written `on conflict`.
  'markup_samples_once',
  'markup_versions_approval',
  'markup_versions_revision',
  'markups_deleted_revision',
  'sessions_token_hash_key',
  // Behind the lock of the booking, made by the product itself, or written `on conflict`.
  'bookings_number',
  'booking_operations_one_open',
  'booking_attempts_once',
  'booking_quotes_one',
  'booking_travellers_booking_id_place_key',
  'booking_tickets_booking_id_number_key',
];

/** References to what is never deleted, or is locked while it is referred to. */
const ownReferences = [
  'approval_decisions_request_id_fkey',
  'hotel_property_suppliers_property',
  'ledger_accounts_company',
  'ledger_entries_account_id_fkey',
  'ledger_entries_transfer_id_fkey',
  'ledger_hold_ends_hold_id_fkey',
  'ledger_hold_ends_transfer_id_fkey',
  'ledger_holds_account_id_fkey',
  'ledger_open_holds_hold_id_fkey',
  'ledger_limits_approval_id_fkey',
  'ledger_transfers_approval_id_fkey',
  'ledger_transfers_refund_of_fkey',
  'ledger_transfers_reverses_id_fkey',
  'markup_versions_rule',
  'booking_operations_booking_id_fkey',
  'booking_operations_release_id_fkey',
  'booking_attempts_operation_id_fkey',
  'booking_attempts_booking_id_fkey',
  'booking_quotes_booking_id_fkey',
  'booking_quotes_used_by_fkey',
  'booking_travellers_booking_id_fkey',
  'booking_travellers_adult_id_fkey',
  'booking_documents_traveller_id_fkey',
  'booking_documents_booking_id_fkey',
  'booking_tickets_booking_id_fkey',
  'booking_history_booking_id_fkey',
  'booking_versions_booking_id_fkey',
  'booking_versions_history_id_fkey',
  'booking_notes_booking_id_fkey',
  'booking_supplier_log_booking_id_fkey',
  'booking_demo_booking_id_fkey',
  'flight_bookings_booking',
];

describe('what is said of a broken constraint', () => {
  let api: TestApi;
  let unique: string[];
  let references: { name: string; cascades: boolean }[];
  const said = modules.flatMap(({ constraints = {} }) => Object.entries(constraints));

  beforeAll(async () => {
    api = await startTestApi({ modules });
    const { db } = api.kernel;
    const indexes = await sql<{ name: string }>`
      select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indisunique and not indisprimary and relnamespace = 'public'::regnamespace`.execute(db);
    unique = indexes.rows.map(({ name }) => name);
    const keys = await sql<{ name: string; cascades: boolean }>`
      select conname as name, confdeltype = 'c' as cascades from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
    references = keys.rows;
  });
  afterAll(() => api.close());

  it('is declared for every unique one that input can break, by the module of its table', () => {
    const declared = new Set([...ownUnique, ...said.map(([name]) => name)]);
    expect(unique.length).toBeGreaterThan(10);
    expect(unique.filter((name) => !declared.has(name))).toEqual([]);
  });

  // A row that goes with what it belongs to names it in its address, not in a field: "gone" says it all.
  it('is declared for every reference to what is not deleted with it', () => {
    const declared = new Set([...ownReferences, ...said.map(([name]) => name)]);
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter(({ name, cascades }) => !cascades && !declared.has(name))).toEqual([]);
  });

  it('is of constraints that are there, and said in every language', () => {
    const there = new Set([...unique, ...references.map(({ name }) => name)]);
    const all = [...ownUnique, ...ownReferences, ...said.map(([name]) => name)];
    expect(all.filter((name) => !there.has(name))).toEqual([]);
    for (const [name, { code }] of said) {
      const sentences = languages.map((language) =>
        api.kernel.texts.problem(code, language, { value: 'XY' }),
      );
      expect({ name, sentences: new Set(sentences).size }).toEqual({ name, sentences: 3 });
      expect(sentences.join()).not.toContain('{{');
    }
  });
});
