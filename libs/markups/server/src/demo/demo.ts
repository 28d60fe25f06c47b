import { blankRule, type MarkupInput, type PlaceRef } from '@traveldesk/markups-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { systemChange, type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { createMarkup, readMarkup, updateMarkup } from '../markups/markups';
import { contentOf } from '../markups/markup.row';
import { createZone } from '../zones/zones';
import { demoChanges, demoRules, demoZones, type DemoRule } from './demo.data';

/** Ids by the names, keys and codes of the demo data. */
interface Known {
  companies: ReadonlyMap<string, string>;
  suppliers: ReadonlyMap<string, string>;
  zones: ReadonlyMap<string, string>;
}

/**
 * Creates the demo's rules through the product's own functions, on behalf of the demo's pricing user: some overlap, one can never win, one has
 * a scheduled version, one awaits approval. Does nothing when any rule exists.
 */
export async function loadDemoMarkups(kernel: Kernel): Promise<void> {
  await systemChange(kernel, async (tx, record) => {
    if (await tx.selectFrom('markups').select('id').limit(1).executeTakeFirst()) return;
    const author = await authorOf(tx);
    if (!author) return;
    const known = { ...(await knownRecords(tx)), zones: await makeZones(tx, record, author) };
    const ids = new Map<string, string>();
    for (const rule of demoRules) {
      const input = inputOf(rule, known);
      // Skip rules of companies or suppliers that a user has deleted.
      if (input) ids.set(rule.name, await createMarkup(tx, record, author, input, kernel));
    }
    for (const { name, change, inDays } of demoChanges) {
      const id = ids.get(name);
      if (!id) continue;
      const effective_at = inDays === undefined ? null : dayIn(inDays).toISOString();
      const now = contentOf(await readMarkup(tx, id));
      const markup: MarkupInput = { ...now, change_reason: null, effective_at, ...change };
      await updateMarkup(tx, record, author, { id, markup }, kernel);
    }
  });
}

/** Returns the demo's pricing user, or its administrator. */
async function authorOf(tx: Tx): Promise<Actor | null> {
  for (const email of ['farida@traveldesk.example', 'admin@traveldesk.example']) {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'type', 'company_id', 'language'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user) continue;
    const { id, company_id: companyId, ...rest } = user;
    return { ...rest, userId: id, companyId, permissions: new Set(), passwordChanged: true, tokenId: id };
  }
  return null;
}

async function knownRecords(tx: Tx): Promise<Omit<Known, 'zones'>> {
  const companies = await tx.selectFrom('companies').select(['id', 'name']).execute();
  const suppliers = await tx.selectFrom('suppliers').select(['id', 'key']).execute();
  return {
    companies: new Map(companies.map(({ id, name }) => [name, id])),
    suppliers: new Map(suppliers.map(({ id, key }) => [key, id])),
  };
}

async function makeZones(tx: Tx, record: Recorder, author: Actor): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, countries, zones = [] } of demoZones) {
    const members = zones.flatMap((member) => ids.get(member) ?? []);
    ids.set(name, await createZone(tx, record, author, { name, countries, zones: members }));
  }
  return ids;
}

/** Converts a demo rule to form input; null when a company or supplier is missing. */
function inputOf(rule: DemoRule, { companies, suppliers, zones }: Known): MarkupInput | null {
  const { owner, of = [], from, to, supplier, travel, until, ...rest } = rule;
  const ownerId = owner === undefined ? null : companies.get(owner);
  const named = of.map(([name, below]) => ({ id: companies.get(name), below }));
  const supplierId = supplier === undefined ? null : suppliers.get(supplier);
  if (ownerId === undefined || supplierId === undefined || named.some(({ id }) => id === undefined))
    return null;
  const places = (refs: DemoRule['from'] = []) =>
    refs.map(
      ([kind, code]) => ({ kind, code: kind === 'zone' ? (zones.get(code) ?? code) : code }) as PlaceRef,
    );
  return {
    ...blankRule('EUR'),
    percent_of: 'total',
    infants: true,
    change_reason: null,
    effective_at: null,
    ...rest,
    owner_id: ownerId,
    companies: named.flatMap(({ id, below }) => (id === undefined ? [] : [{ id, below }])),
    suppliers: supplierId === null ? [] : [supplierId],
    origins: places(from),
    destinations: places(to),
    travel_from: travel ? dayText(travel[0]) : null,
    travel_to: travel ? dayText(travel[1]) : null,
    valid_until: until === undefined ? null : dayIn(until).toISOString(),
  };
}

/** Returns the start of the UTC day that many days from today. */
function dayIn(days: number): Date {
  return new Date(Math.floor(Date.now() / dayMs + days) * dayMs);
}

const dayText = (days: number) => dayIn(days).toISOString().slice(0, 10);
