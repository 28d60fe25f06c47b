import { useTranslation } from 'react-i18next';
import type { StayProperty, StaySort } from '@traveldesk/hotels-contract';
import { useFormat } from '@traveldesk/shared-web';
import { SortTiles } from '@traveldesk/suppliers-ui';
import type { useStayList } from './useStayList';

export interface StayTilesProps {
  first: ReturnType<typeof useStayList>['first'];
  sort: StaySort;
  onSort: (sort: StaySort) => void;
}

/** Shows the first property of each order; each tile sorts the list accordingly. */
export function StayTiles({ first, sort, onSort }: StayTilesProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const note = ({ km, review }: StayProperty, by: StaySort) => {
    if (by === 'distance')
      return km === null ? null : t('map.km', { km: format.number(Math.round(km * 10) / 10) });
    return review && t('property.score', { score: format.number(review.score) });
  };
  return (
    <SortTiles<StaySort>
      tiles={first.map(({ sort: name, row }) => ({
        sort: name,
        label: t(`results.sorts.${name}`),
        first: row && { price: row.best.price.total, note: note(row.card.property, name) },
      }))}
      sort={sort}
      onSort={onSort}
    />
  );
}
