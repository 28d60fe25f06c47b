import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '@traveldesk/shared-contract';
import { Bidi, ChoiceSelect } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './search.module.css';
import './texts';

export interface SortTile<Sort extends string> {
  sort: Sort;
  label: string;
  /** The figures of the first result in this order; absent while there is none. */
  first: { price: Money; note: ReactNode } | undefined;
}

export interface SortTilesProps<Sort extends string> {
  tiles: readonly SortTile<Sort>[];
  sort: Sort;
  /** All orders by name, for a select beside the tiles. */
  sorts?: readonly { value: Sort; label: string }[];
  compact?: boolean;
  onSort: (sort: Sort) => void;
}

/** Shows the first result of some orders; each tile sorts the list accordingly. */
export function SortTiles<Sort extends string>(props: SortTilesProps<Sort>) {
  const { tiles, sort, sorts, compact = false, onSort } = props;
  const { t } = useTranslation('supplierSearch');
  const format = useFormat();
  return (
    <div className={styles.tiles} data-compact={compact} data-many={tiles.length > 3}>
      <div
        role="group"
        aria-label={t('sort.title')}
        className={styles.tileRow}
        style={{ '--tiles': tiles.length } as CSSProperties}
      >
        {tiles.map(({ sort: name, label, first }) => (
          <button
            key={name}
            type="button"
            className={styles.tile}
            aria-pressed={sort === name}
            onClick={() => onSort(name)}
          >
            <span>{label}</span>
            {first ? (
              <>
                <span className={styles.tilePrice}>
                  {/* An ordinary space, so that the currency can wrap if there is no room. */}
                  <Bidi>{format.money(first.price).replace('\u00a0', ' ')}</Bidi>
                </span>
                <span className={styles.quiet}>{first.note}</span>
              </>
            ) : (
              <span className={styles.tilePrice} aria-hidden />
            )}
          </button>
        ))}
      </div>
      {sorts && (
        <ChoiceSelect<Sort>
          className={styles.sort}
          aria-label={t('sort.title')}
          value={sort}
          options={[...sorts]}
          onChange={onSort}
        />
      )}
    </div>
  );
}
