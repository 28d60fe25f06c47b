import { CalendarOutlined, SearchOutlined, TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  returnOf,
  shiftedBy,
  stripDays,
  withoutPassedDays,
  type DayPrice,
  type FlightCriteria,
} from '@traveldesk/flights-contract';
import { serverNow, useFormat, useLanguage } from '@traveldesk/shared-web';
import { cheapestDay, dayKey } from './cheapest-day';
import { DayGrid } from './DayGrid';
import { DayLink } from './DayLink';
import { DayMonth } from './DayMonth';
import { useFlightsDayPricesQuery } from './days.api';
import styles from './results.module.css';
import { useAskDays } from './useAskDays';

export interface DateStripProps {
  criteria: FlightCriteria;
  query: string;
}

/** Shows the same journey up to three days earlier and later, with known prices; further days on demand. */
export function DateStrip({ criteria, query }: DateStripProps) {
  const { t } = useTranslation('flights');
  const { language } = useLanguage();
  const format = useFormat();
  const first = criteria.trips[0]?.date ?? '';
  const { data, refetch } = useFlightsDayPricesQuery({ query, shape: 'strip' });
  const [more, setMore] = useState<'grid' | 'month' | null>(null);
  const strip = useRef<HTMLUListElement>(null);
  const days = data?.data ?? placeholders(criteria);
  const unknown = days.filter(({ date, status }) => status === 'unknown' && date !== first);
  const cheapest = cheapestDay(days);
  const { asking, ask } = useAskDays(criteria, () => void refetch());
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });

  // With flexible days the user wants their prices at once.
  const wanted = data !== undefined && criteria.flexible && unknown.length > 0;
  const isAsked = useRef(false);
  useEffect(() => {
    if (!wanted || isAsked.current) return;
    isAsked.current = true;
    ask(unknown);
  }, [wanted, unknown, ask]);

  // On a narrow screen the strip is wider than the page, so the chosen day is scrolled into view.
  useLayoutEffect(() => {
    const list = strip.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !chosen) return;
    const [box, day] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += day.left + day.width / 2 - (box.left + box.width / 2);
  }, [first, data]);

  const toggle = (shape: 'grid' | 'month') => setMore(more === shape ? null : shape);
  return (
    <nav className={styles.days} aria-label={t('days.title')}>
      <ul ref={strip} className={styles.strip}>
        {days.map((day) => (
          <li key={day.date}>
            <DayLink
              day={day}
              criteria={criteria}
              isCheapest={dayKey(day) === cheapest}
              label={
                <>
                  <span>{weekday.format(new Date(`${day.date}T00:00:00Z`))}</span>
                  <span className={styles.dayDate}>{format.date(day.date)}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <div className={styles.dayButtons}>
        {returnOf(criteria) !== null && (
          <Button
            size="small"
            icon={<TableOutlined aria-hidden />}
            aria-expanded={more === 'grid'}
            onClick={() => toggle('grid')}
          >
            {t('days.grid')}
          </Button>
        )}
        {criteria.type !== 'multi' && (
          <Button
            size="small"
            icon={<CalendarOutlined aria-hidden />}
            aria-expanded={more === 'month'}
            onClick={() => toggle('month')}
          >
            {t('days.month')}
          </Button>
        )}
        <Button
          size="small"
          // Hidden rather than removed, to avoid a layout shift.
          style={{ visibility: data && unknown.length > 0 ? 'visible' : 'hidden' }}
          loading={asking}
          icon={<SearchOutlined aria-hidden />}
          onClick={() => ask(unknown)}
        >
          {t('days.ask')}
        </Button>
      </div>
      {more === 'grid' && <DayGrid criteria={criteria} query={query} />}
      {more === 'month' && <DayMonth criteria={criteria} query={query} />}
    </nav>
  );
}

/** Returns the days without prices, so that the strip has its final size from the start. Past days are left out. */
function placeholders(criteria: FlightCriteria): DayPrice[] {
  const now = new Date(serverNow());
  return Array.from({ length: 2 * stripDays + 1 }, (_, index) => shiftedBy(criteria, index - stripDays))
    .filter((moved) => withoutPassedDays(moved, now) === null)
    .map((moved) => ({
      date: moved.trips[0]?.date ?? '',
      return_date: returnOf(moved),
      status: 'unknown',
      price: null,
      seen_at: null,
    }));
}
