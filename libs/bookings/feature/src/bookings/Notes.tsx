import { Button, Input } from 'antd';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostMentions, type Booking } from '@traveldesk/bookings-contract';
import { allows, recordStyles, type BookingRef } from '@traveldesk/bookings-ui';
import { defaultPerPage } from '@traveldesk/shared-contract';
import { EmptyState, ErrorState, Pager, useKeptFields, When } from '@traveldesk/shared-ui';
import { randomKey, useCan, useSession } from '@traveldesk/shared-web';
import { userReaders } from '@traveldesk/users-contract';
import { UsersSelect } from '@traveldesk/users-ui';
import styles from './booking.module.css';
import './texts';
import { useBookingsAddNoteMutation, useBookingsNotesQuery } from './bookings.api';

/** Notes on a booking; each mentioned user gets a task. */
export function Notes({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const { product, id } = booking;
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useBookingsNotesQuery({ product, id, page });
  return (
    <div className={recordStyles.page}>
      {allows(booking, 'note') && <NewNote product={product} id={id} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && data?.total === 0 && <EmptyState title={t('bookingRecord:notes.none')} />}
      <ol className={styles.events} aria-label={t('tabs.notes')} aria-busy={!data && !error}>
        {data?.data.map(({ id: key, text, author, mentions, created_at: at }) => (
          <li key={key}>
            <p className={styles.note}>
              <bdi>{text}</bdi>
            </p>
            <p className={recordStyles.quiet}>
              {author && <bdi>{author.name}</bdi>} <When at={at} />
              {mentions.length > 0 && ` · ${t('bookingRecord:notes.mentioned')} `}
              {mentions.map(({ id: one, name }, index) => (
                <Fragment key={one}>
                  {index > 0 && ' · '}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ol>
      {data && data.total > defaultPerPage && <Pager page={page} total={data.total} onPage={setPage} />}
    </div>
  );
}

const blank: { text: string; mentions: string[] } = { text: '', mentions: [] };
/** The notes are on a tab, so the tab is part of the key of the kept text. */
const noteKeys = { keys: ['tab'] };

function NewNote({ product, id }: BookingRef) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const field = useId();
  const isStaff = useSession().user?.type === 'staff';
  const mayMention = useCan(userReaders);
  const kept = useKeptFields('note', blank, noteKeys);
  const { text, mentions } = kept.values;
  const [key, setKey] = useState(randomKey);
  const [add, { isLoading }] = useBookingsAddNoteMutation();
  const save = async () => {
    const note = { text: text.trim(), mentions };
    const done = await add({ product, id, key, note });
    if (done.error) return;
    // Keeps text that was typed while saving.
    kept.change((now) => ({ text: now.text.trim() === note.text ? '' : now.text, mentions: [] }));
    setKey(randomKey());
  };
  return (
    <form
      className={recordStyles.page}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading && text.trim() !== '') void save();
      }}
    >
      {kept.notice}
      <label htmlFor={field}>{t('bookingRecord:notes.new')}</label>
      {isStaff && <p className={recordStyles.quiet}>{t('bookingRecord:notes.shared')}</p>}
      <Input.TextArea
        id={field}
        dir="auto"
        rows={3}
        maxLength={2_000}
        value={text}
        onChange={(event) => kept.change({ text: event.target.value })}
      />
      {mayMention && (
        <UsersSelect
          aria-label={t('bookingRecord:notes.mention')}
          placeholder={t('bookingRecord:notes.mention')}
          value={mentions}
          onChange={(ids) => kept.change({ mentions: ids.slice(0, mostMentions) })}
        />
      )}
      <div>
        <Button htmlType="submit" loading={isLoading} disabled={text.trim() === ''}>
          {t('bookingRecord:notes.add')}
        </Button>
      </div>
    </form>
  );
}
