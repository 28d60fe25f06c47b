import { sql } from 'kysely';
import { personKey, type TravellerInput } from '@traveldesk/bookings-contract';
import { newId, type Actor, type Recorder, type Secrets, type Tx } from '@traveldesk/shared-server';
import { changedFields } from './changed-fields';
import { passportColumns } from './passport';
import { personColumns, travellerEntity } from './travellers';
import { lockPerson } from './travellers.sql';

/**
 * Keeps those of a booking's travellers whom the caller wishes to (`save`), in the booking's transaction; who is saved already gets what
 * was typed now, and their kept passport stays where none was. The term of a passport counts from the last flight.
 */
export async function keepTravellers(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  {
    companyId,
    travellers,
    secrets,
    at,
    flownAt,
  }: {
    companyId: string;
    travellers: readonly TravellerInput[];
    secrets: Secrets;
    at: Date;
    flownAt: Date | null;
  },
): Promise<void> {
  const since = flownAt && flownAt > at ? flownAt : at;
  for (const traveller of travellers.filter(({ save }) => save)) {
    const saved = await lockPerson(tx, { companyId, person: personKey(traveller) });
    const id = saved?.id ?? newId();
    const { document } = traveller;
    const set = {
      ...personColumns(traveller),
      ...(document && passportColumns(secrets, { id, document, since })),
    };
    if (saved) {
      await tx
        .updateTable('travellers')
        .set({ ...set, version: sql`version + 1`, updated_at: at })
        .where('id', '=', id)
        .execute();
      const changed = changedFields(saved, set);
      record({ entity: travellerEntity, id, action: 'update', after: { changed } });
      continue;
    }
    await tx
      .insertInto('travellers')
      .values({ id, company_id: companyId, ...set, created_at: at, updated_at: at })
      .execute();
    record({ entity: travellerEntity, id, action: 'create', after: { document: document !== null } });
  }
}

/** The passports of these are flown with until then: their term counts from there. */
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
