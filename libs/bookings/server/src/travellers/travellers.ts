import { sql } from 'kysely';
import {
  judgePerson,
  passportProblem,
  personKey,
  type SavedTraveller,
  type SavedTravellerInput,
} from '@traveldesk/bookings-contract';
import { countryOfCompany, findCompany } from '@traveldesk/companies-server';
import {
  checkVersion,
  compactOf,
  folded,
  invalid,
  newId,
  notFound,
  readPhone,
  type Actor,
  type Recorder,
  type Secrets,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { searchedTravellers } from '../engine/bookings.searched';
import { changedFields } from './changed-fields';
import { earliestToday, latestToday } from './latest-today';
import { passportColumns } from './passport';
import { findTraveller, lockTraveller, type SavedRecord } from './travellers.sql';

/** The audit entity. Audit entries are kept forever, so they name the changed fields of a person but never their values. */
export const travellerEntity = 'traveller';

interface Saving {
  input: SavedTravellerInput;
  secrets: Secrets;
  at: Date;
}

/**
 * Saves a traveler for a company. Throws a 422 at `company_id` for a company out of sight, at `family_name` for a person who is saved
 * already, and at each invalid field.
 */
export async function createTraveller(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { input, secrets, at }: Saving,
): Promise<SavedTraveller> {
  if (!(await findCompany(tx, input.company_id, actor))) {
    throw invalid({ company_id: 'booking_company_unknown' });
  }
  refusePerson(input, at);
  const phone = await phoneOf(tx, input);
  const id = newId();
  await tx
    .insertInto('travellers')
    .values({
      id,
      company_id: input.company_id,
      ...personColumns({ ...input, phone }),
      ...passportColumns(secrets, { id, document: input.document, since: at }),
      created_at: at,
      updated_at: at,
    })
    .execute();
  record({ entity: travellerEntity, id, action: 'create', after: { document: input.document !== null } });
  return shown(tx, id, actor);
}

/** Throws a 404, a 412; a 422 if the company differs (a saved traveler cannot move), or if a changed field is invalid. */
export async function updateTraveller(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, input, secrets, at }: Target & Saving,
): Promise<SavedTraveller> {
  const before = await lockTraveller(tx, id, actor);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  if (input.company_id !== before.company_id) throw invalid({ company_id: 'traveller_company_fixed' });
  refusePerson(input, at, before);
  const { document, keep_document: keeps } = input;
  const phone = await phoneOf(tx, input, before);
  const set = {
    ...personColumns({ ...input, phone }),
    ...(!keeps && passportColumns(secrets, { id, document, since: at })),
  };
  await tx
    .updateTable('travellers')
    .set({ ...set, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
  record({ entity: travellerEntity, id, action: 'update', after: { changed: changedFields(before, set) } });
  return shown(tx, id, actor);
}

/** Deletes a saved traveler with the passport; bookings keep their own copies. Throws a 404, a 412. */
export async function deleteTraveller(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen }: Target,
): Promise<SavedTraveller> {
  const before = await lockTraveller(tx, id, actor);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  const traveller = await shown(tx, id, actor);
  await tx.deleteFrom('travellers').where('id', '=', id).execute();
  record({ entity: travellerEntity, id, action: 'delete' });
  return traveller;
}

function refusePerson(input: SavedTravellerInput, at: Date, before?: SavedRecord): void {
  const found: [string, string][] = judgePerson(input, { today: latestToday(at) }, before);
  const passport = input.document && passportProblem(input.document.expires_on, earliestToday(at));
  if (passport) found.push(['document.expires_on', passport]);
  if (found.length > 0) throw invalid(Object.fromEntries(found));
}

type Person = Omit<SavedTravellerInput, 'company_id' | 'keep_document' | 'document'>;

export function personColumns({ title, gender, given_name, family_name, born_on, ...rest }: Person) {
  return {
    title,
    gender,
    given_name,
    family_name,
    sort_name: folded(`${family_name} ${given_name}`),
    compact: compactOf(searchedTravellers, { given_name, family_name }),
    born_on,
    person: personKey({ given_name, family_name, born_on }),
    email: rest.email || null,
    phone: rest.phone || null,
    loyalty: JSON.stringify(rest.loyalty),
  };
}

/** Parses the phone number by the rules of the company's country. Throws a 422 at `phone`. */
async function phoneOf(
  tx: Tx,
  { company_id: companyId, phone }: SavedTravellerInput,
  before?: { phone: string | null },
): Promise<string | null> {
  const country = await countryOfCompany(tx, companyId);
  return readPhone(phone || null, { country, kept: [before?.phone ?? null] });
}

async function shown(tx: Tx, id: string, actor: Actor): Promise<SavedTraveller> {
  const traveller = await findTraveller(tx, id, actor);
  if (!traveller) throw notFound();
  return traveller;
}
