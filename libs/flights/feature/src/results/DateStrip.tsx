import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  encodeCriteria,
  shiftedBy,
  stripDays,
  type DayPrice,
  type FlightCriteria,
} from '@traveldesk/flights-contract';
import { addDays, daysBetween } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import { useFlightsDayPricesQuery, useLazyFlightsDayPriceQuery } from './days.api';
import styles from './results.module.css';

export interface DateStripProps {
  criteria: FlightCriteria;
  query: string;
}

/** The same journey up to three days earlier and later, with what is known of its price. */
export function DateStrip({ criteria, query }: DateStripProps) {
  const { t } = useTranslation('flights');
  const first = criteria.trips[0]?.date ?? '';
  const { data, refetch } = useFlightsDayPricesQuery(query);
  const [ask] = useLazyFlightsDayPriceQuery();
  const [asking, setAsking] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  const days = data?.data ?? placeholders(first);
  const unknown = days.filter(({ date, status }) => status === 'unknown' && date !== first);

  const askAll = async () => {
    setAsking(true);
    // One after the other: the suppliers are still busy with the search itself.
    for (const { date } of unknown) {
      await ask(encodeCriteria(shiftedBy(criteria, daysBetween(first, date))));
      await refetch();
    }
    setAsking(false);
  };

  // On a narrow screen the strip is wider than the page: the chosen day is to be in sight.
  useLayoutEffect(() => {
    const list = strip.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !chosen) return;
    const [box, day] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += day.left + day.width / 2 - (box.left + box.width / 2);
  }, [first, data]);

  return (
    <nav className={styles.strip} aria-label={t('days.title')}>
      <ul ref={strip}>
        {days.map((day) => (
          <li key={day.date}>
            <Day day={day} criteria={criteria} first={first} />
          </li>
        ))}
      </ul>
      {data && unknown.length > 0 && (
        <Button
          size="small"
          loading={asking}
          icon={<SearchOutlined aria-hidden />}
          onClick={() => void askAll()}
        >
          {t('days.ask')}
        </Button>
      )}
    </nav>
  );
}

function Day({ day, criteria, first }: { day: DayPrice; criteria: FlightCriteria; first: string }) {
  const { t } = useTranslation('flights');
  const { language } = useLanguage();
  const format = useFormat();
  const chosen = day.date === first;
  const query = encodeCriteria(shiftedBy(criteria, daysBetween(first, day.date)));
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Link
      to={`/flights/results?${query}`}
      className={styles.day}
      aria-current={chosen ? 'date' : undefined}
      preventScrollReset
    >
      <span>{weekday.format(new Date(`${day.date}T00:00:00Z`))}</span>
      <span className={styles.dayDate}>{format.date(day.date)}</span>
      <span className={styles.quiet}>
        {day.price ? <Bidi>{format.money(day.price)}</Bidi> : t(`days.${day.status}`)}
      </span>
    </Link>
  );
}

/** The days while nothing is known of them, so that the strip has its place from the beginning. */
function placeholders(first: string): DayPrice[] {
  return Array.from({ length: 2 * stripDays + 1 }, (_, index) => ({
    date: addDays(first, index - stripDays),
    status: 'unknown',
    price: null,
    seen_at: null,
  }));
}
