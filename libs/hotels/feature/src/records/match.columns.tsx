import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { PropertyMatch, PropertyRow } from '@traveldesk/hotels-contract';
import type { DataColumn } from '@traveldesk/shared-ui';
import { isolated, type useFormat } from '@traveldesk/shared-web';
import { recordPath } from './property.columns';

export type MatchRow = PropertyMatch & { id: string };

export function matchColumns(
  t: TFunction<'hotels'>,
  { number }: ReturnType<typeof useFormat>,
): DataColumn<MatchRow>[] {
  return [
    { key: 'one', title: t('records.matches.one'), render: (_, { one }) => <Named property={one} /> },
    { key: 'other', title: t('records.matches.other'), render: (_, { other }) => <Named property={other} /> },
    {
      key: 'likeness',
      title: t('records.matches.likeness'),
      sorter: true,
      align: 'end',
      render: (_, { likeness }) =>
        t('records.matches.percent', { number: number(Math.floor(likeness * 100)) }),
    },
    {
      key: 'meters',
      title: t('records.matches.distance'),
      sorter: true,
      align: 'end',
      render: (_, { meters }) => t('records.matches.meters', { meters: isolated(number(meters)) }),
    },
  ];
}

function Named({ property: { id, name, city, chain } }: { property: PropertyRow }) {
  return (
    <>
      <Link to={recordPath(id)}>
        <bdi>{name}</bdi>
      </Link>
      <div>
        <bdi>{city}</bdi>
        {chain && (
          <>
            {' · '}
            <bdi>{chain}</bdi>
          </>
        )}
      </div>
    </>
  );
}
