import {
  bookingPathsOf,
  bookingResponseSchema,
  bookingSchema,
  notePageSchema,
} from '@traveldesk/bookings-contract';
import { companyPaths, supplierSettingsSchema } from '@traveldesk/companies-contract';
import { addDays, dayMs, problemSchema } from '@traveldesk/shared-contract';
import type { App, Db, DemoAnswer, DemoHeaders } from '@traveldesk/shared-server';
import type { DemoDesk } from './demo-desk';

/** Returns the day that many days from today. */
export const dayAhead = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

/** Returns when a demo booking was made, `ago` days before now: at a working hour, unless `isExact`. Never in the future. */
export function demoInstant({ key, ago, isExact }: { key: string; ago: number; isExact: boolean }): Date {
  const at = new Date(Date.now() - ago * dayMs);
  if (!isExact)
    at.setUTCHours(
      6 + ((Math.round(ago) * 5 + key.length) % 11),
      (Math.round(ago) * 17) % 60,
      (key.length * 7) % 60,
      0,
    );
  return new Date(Math.min(at.getTime(), Date.now()));
}

/** Returns what a request has created; logs a rejection. */
export function createdId(app: App, key: string, { status, body }: DemoAnswer): string | undefined {
  if (status === 201) return bookingResponseSchema.parse(body).data.id;
  const { code, fields } = problemSchema.partial().safeParse(body).data ?? {};
  app.kernel.log.warn({ booking: key, status, code, fields }, 'a demo request was rejected');
  return undefined;
}

/** A demo booking and who works on it. */
interface OnBooking {
  desk: DemoDesk;
  who: DemoHeaders;
  product: string;
  id: string;
}

/** Writes a note, unless the booking has one. */
export async function writeNote(
  { desk, who, product, id }: OnBooking,
  text: string,
  at: Date,
): Promise<void> {
  const path = bookingPathsOf(product).notes(id);
  const notes = await desk.call(who, 'GET', path);
  if (notePageSchema.safeParse(notes.body).data?.total !== 0) return;
  await desk.at(at, () => desk.call(who, 'POST', path, { text, mentions: [] }));
}

/** Assigns the booking to the user with an email address. */
export async function giveOwner(db: Db, { desk, who, product, id }: OnBooking, email: string): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const paths = bookingPathsOf(product);
  const answer = await desk.call(who, 'GET', paths.one(id));
  const booking = bookingSchema.safeParse(answer.body).data;
  if (!user || !booking || booking.owner?.id === user.id) return;
  const seen = { 'if-match': `"${booking.version}"` };
  await desk.call(who, 'PUT', paths.owner(id), { owner_id: user.id }, seen);
}

/** Sets or removes a company's own account at the training supplier; `account` is null to remove it. Returns whether it is so. */
export async function giveOwnAccess(
  { desk, who }: Pick<OnBooking, 'desk' | 'who'>,
  { companyId, supplierId, account }: { companyId: string; supplierId: string; account: string | null },
): Promise<boolean> {
  const path = companyPaths.supplierSettings(companyId, supplierId);
  const { body } = await desk.call(who, 'GET', path);
  const known = supplierSettingsSchema.safeParse(body).data;
  if (!known) return false;
  if (known.credentials_set === (account !== null)) return true;
  const { cabins, airlines } = known;
  const settings = {
    // Only suppliers of flights have both.
    ...(cabins && { cabins }),
    ...(airlines && { airlines }),
    credentials: account === null ? null : `duffel_test_${account}`,
  };
  const saved = await desk.call(who, 'POST', path, settings, { 'if-match': `"${known.version}"` });
  return saved.status === 200;
}
