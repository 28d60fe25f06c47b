import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { encodeCriteria, type CriteriaDraft, type FlightCriteria } from '@traveldesk/flights-contract';
import { CriteriaSummary } from '@traveldesk/flights-ui';
import { fieldErrors, problemOf, useFormat, useStillSaid } from '@traveldesk/shared-web';
import {
  useFlightsForgetSearchMutation,
  useFlightsSaveSearchMutation,
  useFlightsSearchesQuery,
} from './searches.api';
import styles from './search.module.css';

export interface OwnSearchesProps {
  /** What is filled in now, which can be saved; null while it cannot be searched. */
  current: CriteriaDraft | null;
}

const tripOf = (criteria: FlightCriteria) => `/flights/viewTrip?${encodeCriteria(criteria)}`;

/** One's own searches: the last ones, and those that were given a name. */
export function OwnSearches({ current }: OwnSearchesProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const { data } = useFlightsSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [forget] = useFlightsForgetSearchMutation();
  return (
    <aside className={styles.own}>
      <Group title={t('own.saved')} empty={data?.saved.length === 0 && t('own.noSaved')}>
        {data?.saved.map(({ id, name, criteria }) => (
          <li key={id} className={styles.ownRow}>
            <Link to={tripOf(criteria)} className={styles.ownLink}>
              <strong>{name}</strong>
              <CriteriaSummary criteria={criteria} />
            </Link>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('own.forget', { name })}
              onClick={() => void forget(id)}
            />
          </li>
        ))}
      </Group>
      {current && <SaveSearch criteria={current} />}
      <Group title={t('own.recent')} empty={data?.recent.length === 0 && t('own.noRecent')}>
        {data?.recent.map(({ id, criteria, company, searched_at }) => (
          <li key={id} className={styles.ownRow}>
            <Link to={tripOf(criteria)} className={styles.ownLink}>
              <CriteriaSummary criteria={criteria} />
              <span className={styles.hint} title={format.dateTime(searched_at)}>
                {company && <>{company.name} · </>}
                {format.relative(searched_at)}
              </span>
            </Link>
          </li>
        ))}
      </Group>
    </aside>
  );
}

function Group({ title, empty, children }: { title: string; empty: string | false; children: ReactNode }) {
  return (
    <section className={styles.ownGroup}>
      <h2 className={styles.ownTitle}>{title}</h2>
      {empty ? <p className={styles.hint}>{empty}</p> : <ul className={styles.ownList}>{children}</ul>}
    </section>
  );
}

function SaveSearch({ criteria }: { criteria: CriteriaDraft }) {
  const { t } = useTranslation('flights');
  const [save, { isLoading, error }] = useFlightsSaveSearchMutation();
  const [name, setName] = useState('');
  const sentence = useStillSaid(fieldErrors(error)[0]?.errors[0] ?? problemOf(error)?.message);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    const done = await save({ name: name.trim(), query: encodeCriteria(criteria) });
    // What is typed while it is saved is the name of the next one.
    if ('data' in done) setName((now) => (now === name ? '' : now));
  };
  return (
    <form className={styles.save} onSubmit={(event) => void submit(event)}>
      <Input
        aria-label={t('own.name')}
        placeholder={t('own.name')}
        maxLength={80}
        value={name}
        {...(sentence && { status: 'error' as const })}
        onChange={({ target }) => setName(target.value)}
      />
      <Button htmlType="submit" loading={isLoading}>
        {t('own.save')}
      </Button>
      {sentence && <p className={styles.error}>{sentence}</p>}
    </form>
  );
}
