import { useTranslation } from 'react-i18next';
import { useFlightWords } from '@traveldesk/flights-ui';
import { SortTiles } from '@traveldesk/suppliers-ui';
import { sorts, type leaders, type Sort } from './model/sorting';
import type { Density } from './useDensity';

export interface TilesProps {
  first: ReturnType<typeof leaders>;
  sort: Sort;
  density: Density;
  onSort: (sort: Sort) => void;
}

/** Shows the best, cheapest and fastest itinerary; each sorts the list accordingly. */
export function Tiles({ first, sort, density, onSort }: TilesProps) {
  const { t } = useTranslation('flights');
  const words = useFlightWords();
  const tiles = (['best', 'price', 'duration'] as const).map((name) => {
    const itinerary = first[name];
    return {
      sort: name,
      label: t(`tiles.${name}`),
      first: itinerary && {
        price: itinerary.cheapest.price.total,
        note: words.duration(itinerary.minutes),
      },
    };
  });
  return (
    <SortTiles<Sort>
      tiles={tiles}
      sort={sort}
      sorts={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      compact={density === 'compact'}
      onSort={onSort}
    />
  );
}
