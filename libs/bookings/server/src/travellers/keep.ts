import { sql } from 'kysely';
import { personKey, type TravellerInput } from '@traveldesk/bookings-contract';
import { newId, type Actor, type Recorder, type Secrets, type Tx } from '@traveldesk/shared-server';
import { changedFields } from './changed-fields';
import { passportColumns } from './passport';
import { personColumns, travellerEntity } from './travellers';
import { lockPerson } from './travellers.sql';

interface Keeping {
  companyId: string;
  secrets: Secrets;
  at: Date;
  flownAt: Date | null;
}

/**
 * Saves the booking's travelers with `save` set, in the booking's transaction. A traveler who is already saved is updated; the stored
 * passport stays if none was typed. The passport's retention period starts at the last flight.
 */
export async function keepTravellers(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { travellers, ...keeping }: Keeping & { travellers: readonly TravellerInput[] },
): Promise<void> {
  for (const traveller of travellers.filter(({ save }) => save)) {
    // If another booking saves the traveler meanwhile, the next round finds and updates them.
    while (!(await renew(tx, record, traveller, keeping)) && !(await add(tx, record, traveller, keeping)));
  }
}

/** Updates a saved traveler; returns whether one exists. */
async function renew(
  tx: Tx,
  record: Recorder,
  traveller: TravellerInput,
  keeping: Keeping,
): Promise<boolean> {
  const { companyId, at } = keeping;
  const saved = await lockPerson(tx, { companyId, person: personKey(traveller) });
  if (!saved) return false;
  const { id } = saved;
  const set = columnsOf(id, traveller, keeping);
  await tx
    .updateTable('travellers')
    .set({ ...set, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
  record({ entity: travellerEntity, id, action: 'update', after: { changed: changedFields(saved, set) } });
  return true;
}

/** Saves a new traveler; returns whether the row was inserted. */
async function add(tx: Tx, record: Recorder, traveller: TravellerInput, keeping: Keeping): Promise<boolean> {
  const { companyId, at } = keeping;
  const id = newId();
  const added = await tx
    .insertInto('travellers')
    .values({
      id,
      company_id: companyId,
      ...columnsOf(id, traveller, keeping),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.constraint('travellers_person').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const hasDocument = traveller.document !== null;
  record({ entity: travellerEntity, id, action: 'create', after: { document: hasDocument } });
  return true;
}

/** Returns the columns of a saved traveler; the passport is sealed for that id. */
function columnsOf(id: string, traveller: TravellerInput, { secrets, at, flownAt }: Keeping) {
  const { document } = traveller;
  const since = flownAt && flownAt > at ? flownAt : at;
  return {
    ...personColumns(traveller),
    ...(document && passportColumns(secrets, { id, document, since })),
  };
}

/** Extends the retention period of these travelers' passports to this flight. */
export async function noteFlown(
  tx: Tx,
  { companyId, ids, at }: { companyId: string; ids: readonly string[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('travellers')
    .set({ document_since: sql`greatest(document_since, ${at}::timestamptz)` })
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .where('document_sealed', 'is not', null)
    .execute();
}
