import { useTranslation } from 'react-i18next';
import {
  encodeCriteria,
  type CriteriaDraft,
  type FlightCriteria,
  type SeenPrice,
} from '@traveldesk/flights-contract';
import { CriteriaSummary } from '@traveldesk/flights-ui';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';
import { OwnSearches } from '@traveldesk/suppliers-ui';
import {
  useFlightsForgetSearchMutation,
  useFlightsSaveSearchMutation,
  useFlightsSearchesQuery,
} from './searches.api';
import styles from './search.module.css';

export interface FlightSearchesProps {
  /** The current criteria, which can be saved; null while they are invalid. */
  current: CriteriaDraft | null;
}

const itemOf = (criteria: FlightCriteria) => ({
  to: `/flights/viewTrip?${encodeCriteria(criteria)}`,
  summary: <CriteriaSummary criteria={criteria} />,
});

/** The user's saved and recent searches for flights. */
export function FlightSearches({ current }: FlightSearchesProps) {
  const { data, isFetching, error, refetch } = useFlightsSearchesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [save, saving] = useFlightsSaveSearchMutation();
  const [forget] = useFlightsForgetSearchMutation();
  return (
    <OwnSearches
      saved={data?.saved.map(({ next, price_then: then, price_now: now, ...saved }) => ({
        ...saved,
        ...itemOf(next),
        note: <PriceSince then={then} now={now} />,
      }))}
      recent={data?.recent.map(({ criteria, ...recent }) => ({ ...recent, ...itemOf(criteria) }))}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      current={current && encodeCriteria(current)}
      saving={saving}
      onSave={save}
      onForget={(id) => void forget(id)}
    />
  );
}

/** Shows the lowest price when the search was saved and now, as far as known. */
function PriceSince({ then, now }: { then: SeenPrice | null; now: SeenPrice | null }) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  if (!then && !now) return null;
  const money = ({ price }: SeenPrice) => isolated(format.money(price));
  const when = ({ seen_at: at }: SeenPrice) => isolateDirection(format.relative(at));
  const isComparable = then && now && then.price.currency === now.price.currency;
  const more = isComparable ? minorUnits(now.price) - minorUnits(then.price) : null;
  return (
    <span className={styles.hint}>
      {then && (
        <span>
          {t('own.priceThen', { price: money(then), day: isolateDirection(format.date(then.seen_at)) })}
        </span>
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
