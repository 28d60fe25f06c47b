import { sql, type RawBuilder } from 'kysely';
import type { BookingNote, NoteInput } from '@traveldesk/bookings-contract';
import { inEachLanguage, type Page } from '@traveldesk/shared-contract';
import {
  invalid,
  isoOf,
  newId,
  paginate,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { createTask } from '@traveldesk/tasks-server';
import { userScope } from '@traveldesk/users-server';
import { mayBeGiven, seenName } from '../scope';
import '../bookings.tables';

/** Returns a page of the booking's notes, newest first. */
export async function findNotes(
  db: Db,
  bookingId: string,
  place: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<BookingNote>> {
  const query = notes(db, actor)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const { data, total } = await paginate(query, place);
  const names = await namesOf(
    db,
    data.flatMap(({ mentions }) => mentions),
    actor.type === 'staff' ? sql<boolean>`true` : sql<boolean>`${userScope(actor)}`,
  );
  return { data: data.map((row) => noteOf(row, names)), total };
}

/**
 * Adds a note; each mentioned user gets a task. Throws a 422 at `mentions` for a user whom the author may not see, or who may not see the
 * booking.
 */
export async function addNote(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { bookingId, note }: { bookingId: string; note: NoteInput },
  kernel: Pick<Kernel, 'texts' | 'tools'>,
): Promise<BookingNote> {
  const mentions = [...new Set(note.mentions)];
  const booking = await tx
    .selectFrom('bookings')
    .select(['number', 'pnr', 'product', 'company_id'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const names = await namesOf(tx, mentions, mayBeGiven(kernel, actor, booking));
  if (mentions.some((id) => !names.has(id))) throw invalid({ mentions: 'note_mention_unknown' });
  const id = newId();
  await tx
    .insertInto('booking_notes')
    .values({
      id,
      booking_id: bookingId,
      text: note.text,
      mentions,
      author_id: actor.userId,
      author_name: actor.name,
      created_at: new Date(),
    })
    .execute();
  for (const assignee of mentions) {
    const number = booking.pnr ?? booking.number;
    await createTask(tx, record, null, {
      cause: { kind: 'booking', id: bookingId, reason: `note_${id}_${assignee}` },
      type: 'booking',
      title: inEachLanguage((language) =>
        kernel.texts.text('bookings', 'titles.note_mention', language, { number }),
      ),
      client_id: booking.company_id,
      project: 'Bookings',
      assignee_id: assignee,
    });
  }
  record({ entity: 'booking', id: bookingId, action: 'note', after: { note: note.text } });
  const row = await notes(tx, actor).where('booking_notes.id', '=', id).executeTakeFirstOrThrow();
  return noteOf(row, names);
}

function notes(db: Db, actor: Actor) {
  return db
    .selectFrom('booking_notes')
    .select(['id', 'text', 'mentions', 'author_id', 'created_at'])
    .select(seenName(actor, 'booking_notes.author_id', 'booking_notes.author_name').as('author_name'));
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['execute']>>[number];

/** Returns the names of the users who satisfy the condition. */
async function namesOf(
  db: Db,
  ids: readonly string[],
  condition: RawBuilder<boolean>,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .where(condition)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function noteOf(row: NoteRow, names: ReadonlyMap<string, string>): BookingNote {
  const { id, text, mentions, author_id: authorId, author_name: author, created_at } = row;
  return {
    id,
    text,
    author: authorId === null || author === null ? null : { id: authorId, name: author },
    mentions: mentions.flatMap((one) => {
      const name = names.get(one);
      return name === undefined ? [] : [{ id: one, name }];
    }),
    created_at: isoOf(created_at),
  };
}
