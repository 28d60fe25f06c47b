import { sql } from 'kysely';
import { compactText } from '@traveldesk/shared-contract';
import type { Tx } from '@traveldesk/shared-server';
import type { HoldOwner } from '../ledger/hold';
import '../wallet.tables';

/** An owner of movements, such as a booking, with all its references. */
export interface OwnerReferences {
  owner: HoldOwner;
  companyId: string;
  /** The booking number, supplier reference and ticket numbers, as written. */
  references: readonly string[];
}

/**
 * Stores the references by which the owners' movements are found. References are never removed: an exchanged ticket still finds its
 * payment. Known references are skipped.
 */
export async function noteReferences(tx: Tx, owners: readonly OwnerReferences[]): Promise<void> {
  const rows = owners.flatMap(({ owner, companyId, references }) =>
    references.map((reference) => ({ ...owner, companyId, reference, key: compactText(reference) })),
  );
  const found = rows.filter(({ key }) => key !== '');
  if (found.length === 0) return;
  const column = (name: keyof (typeof found)[number]) => found.map((row) => row[name]);
  await sql`
    insert into ledger_references (about_kind, about_id, company_id, reference, key)
    select * from unnest(${column('kind')}::text[], ${column('id')}::uuid[], ${column('companyId')}::uuid[],
      ${column('reference')}::text[], ${column('key')}::text[])
    on conflict do nothing`.execute(tx);
}
