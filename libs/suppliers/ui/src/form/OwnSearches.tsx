import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  encodeCriteria,
  type CriteriaDraft,
  type FlightCriteria,
  type SeenPrice,
} from '@traveldesk/flights-contract';
import { CriteriaSummary } from '@traveldesk/flights-ui';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { ErrorState, firstFocusableOfNextItem, PassingButton, useKeptFields } from '@traveldesk/shared-ui';
import { apart, isolated, fieldErrors, problemOf, useFormat, useStillSaid } from '@traveldesk/shared-web';
import {
  useFlightsForgetSearchMutation,
  useFlightsSaveSearchMutation,
  useFlightsSearchesQuery,
} from './searches.api';
import styles from './search.module.css';

export interface OwnSearchesProps {
  /** The current criteria, which can be saved; null while they are invalid. */
  current: CriteriaDraft | null;
}

const tripOf = (criteria: FlightCriteria) => `/flights/viewTrip?${encodeCriteria(criteria)}`;

export function OwnSearches({ current }: OwnSearchesProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const { data, isFetching, error, refetch } = useFlightsSearchesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [forget] = useFlightsForgetSearchMutation();
  // All parts appear together, because their heights are unknown and loading one would move the next.
  if (!data && isFetching) return <div className={styles.ownComing} aria-busy />;
  if (!data) {
    return (
      <aside className={styles.own}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </aside>
    );
  }
  return (
    <aside className={styles.own}>
      <Group title={t('own.saved')} empty={data.saved.length === 0 && t('own.noSaved')}>
        {data.saved.map(({ id, name, next, weeks, price_then: then, price_now: now }) => (
          <li key={id} className={styles.ownRow}>
            <Link to={tripOf(next)} className={styles.ownLink}>
              <strong>{name}</strong>
              <CriteriaSummary criteria={next} />
              {weeks > 0 && <span className={styles.hint}>{t('own.rolled', { count: weeks })}</span>}
              <PriceSince then={then} now={now} />
            </Link>
            <PassingButton
              heir={firstFocusableOfNextItem}
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('own.forget', { name })}
              onClick={() => void forget(id)}
            />
          </li>
        ))}
      </Group>
      {current && <SaveSearch criteria={current} />}
      <Group title={t('own.recent')} empty={data.recent.length === 0 && t('own.noRecent')}>
        {data.recent.map(({ id, criteria, company, searched_at }) => (
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

/** Shows the lowest price when the search was saved and now, as far as known. */
function PriceSince({ then, now }: { then: SeenPrice | null; now: SeenPrice | null }) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  if (!then && !now) return null;
  const money = ({ price }: SeenPrice) => isolated(format.money(price));
  const when = ({ seen_at: at }: SeenPrice) => apart(format.relative(at));
  const isComparable = then && now && then.price.currency === now.price.currency;
  const more = isComparable ? minorUnits(now.price) - minorUnits(then.price) : null;
  return (
    <span className={styles.hint}>
      {then && (
        <span>{t('own.priceThen', { price: money(then), day: apart(format.date(then.seen_at)) })}</span>
      )}
      {then && now && ' · '}
      {now && <span>{t('own.priceNow', { price: money(now), when: when(now) })}</span>}
      {now && more !== null && (
        <strong>
          {' · '}
          {more === 0n
            ? t('own.samePrice')
            : t(more > 0n ? 'own.dearer' : 'own.cheaper', {
                amount: isolated(format.money(moneyOf(more > 0n ? more : -more, now.price.currency))),
              })}
        </strong>
      )}
    </span>
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

const blank = { name: '' };
const unasked = { asks: false };

function SaveSearch({ criteria }: { criteria: CriteriaDraft }) {
  const { t } = useTranslation('flights');
  const [save, { isLoading, error }] = useFlightsSaveSearchMutation();
  const kept = useKeptFields('name', blank, unasked);
  const { name } = kept.values;
  const sentence = useStillSaid(fieldErrors(error)[0]?.errors[0] ?? problemOf(error)?.message);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    const done = await save({ name: name.trim(), query: encodeCriteria(criteria) });
    // Text typed during the request is the name of the next search.
    if ('data' in done) kept.change((now) => (now.name === name ? blank : {}));
  };
  return (
    <form className={styles.save} onSubmit={(event) => void submit(event)}>
      {kept.notice}
      <Input
        aria-label={t('own.name')}
        placeholder={t('own.name')}
        maxLength={80}
        value={name}
        {...(sentence && { status: 'error' as const })}
        onChange={({ target }) => kept.change({ name: target.value })}
      />
      <Button htmlType="submit" loading={isLoading}>
        {t('own.save')}
      </Button>
      {sentence && <p className={styles.error}>{sentence}</p>}
    </form>
  );
}
