import { Button, Input } from 'antd';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostMentions } from '@traveldesk/bookings-contract';
import { defaultPerPage } from '@traveldesk/shared-contract';
import { EmptyState, ErrorState, Pager, When } from '@traveldesk/shared-ui';
import { randomKey, useCan } from '@traveldesk/shared-web';
import { UsersSelect } from '@traveldesk/users-ui';
import styles from './booking.module.css';
import { useBookingsAddNoteMutation, useBookingsNotesQuery } from './bookings.api';

/** Notes among those who work on a booking; who is mentioned gets a task. */
export function Notes({ id }: { id: string }) {
  const { t } = useTranslation('bookings');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useBookingsNotesQuery({ id, page });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <NewNote id={id} />
      {data?.total === 0 && <EmptyState title={t('notes.none')} />}
      <ol className={styles.events} aria-label={t('tabs.notes')} aria-busy={!data}>
        {data?.data.map(({ id: key, text, author, mentions, created_at: at }) => (
          <li key={key}>
            <p className={styles.note}>
              <bdi>{text}</bdi>
            </p>
            <p className={styles.quiet}>
              {author && <bdi>{author.name}</bdi>} <When at={at} />
              {mentions.length > 0 && ` · ${t('notes.mentioned')} `}
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

function NewNote({ id }: { id: string }) {
  const { t } = useTranslation('bookings');
  const field = useId();
  const mayMention = useCan('show_users');
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<string[]>([]);
  const [key, setKey] = useState(randomKey);
  const [add, { isLoading }] = useBookingsAddNoteMutation();
  const save = async () => {
    const note = { text: text.trim(), mentions };
    const done = await add({ id, key, note });
    if (done.error) return;
    // What was typed during the save stays.
    setText((now) => (now.trim() === note.text ? '' : now));
    setMentions([]);
    setKey(randomKey());
  };
  return (
    <form
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading && text.trim() !== '') void save();
      }}
    >
      <label htmlFor={field}>{t('notes.new')}</label>
      <Input.TextArea
        id={field}
        dir="auto"
        rows={3}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {mayMention && (
        <UsersSelect
          aria-label={t('notes.mention')}
          placeholder={t('notes.mention')}
          value={mentions}
          onChange={(ids) => setMentions(ids.slice(0, mostMentions))}
        />
      )}
      <div>
        <Button htmlType="submit" loading={isLoading} disabled={text.trim() === ''}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}
