import { useTranslation } from 'react-i18next';
import { useWords } from '@traveldesk/flights-ui';
import { Bidi, ChoiceSelect } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { Itinerary } from './model/itineraries';
import { sorts, type leaders, type Sort } from './model/sorting';
import styles from './results.module.css';

export interface TilesProps {
  first: ReturnType<typeof leaders>;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Shows the best, cheapest and fastest itinerary; each sorts the list accordingly. */
export function Tiles({ first, sort, onSort }: TilesProps) {
  const { t } = useTranslation('flights');
  return (
    <div className={styles.tiles}>
      <div role="group" aria-label={t('sort.title')} className={styles.tileRow}>
        {(['best', 'price', 'duration'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tile}
            aria-pressed={sort === name}
            onClick={() => onSort(name)}
          >
            <span>{t(`tiles.${name}`)}</span>
            <TileFigures itinerary={first[name]} />
          </button>
        ))}
      </div>
      <ChoiceSelect<Sort>
        className={styles.sort}
        aria-label={t('sort.title')}
        value={sort}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={onSort}
      />
    </div>
  );
}

function TileFigures({ itinerary }: { itinerary: Itinerary | undefined }) {
  const words = useWords();
  const format = useFormat();
  if (!itinerary) return <span className={styles.tilePrice} aria-hidden />;
  return (
    <>
      <span className={styles.tilePrice}>
        {/* An ordinary space, so that the currency can wrap if there is no room. */}
        <Bidi>{format.money(itinerary.cheapest.price.total).replace('\u00a0', ' ')}</Bidi>
      </span>
      <span className={styles.quiet}>{words.duration(itinerary.minutes)}</span>
    </>
  );
}
