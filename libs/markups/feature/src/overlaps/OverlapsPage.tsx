import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, EmptyState, FilterBar, LinkButton, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useListState } from '@traveldesk/shared-web';
import { fresh } from '../fresh';
import { overlapColumns, type OverlapRow } from './overlap.columns';
import { overlapFilters } from './overlap.filters';
import { markupsOverlaps, useMarkupsOverlapsQuery } from './overlaps.api';
import './texts';
import { UnreachableRules } from './UnreachableRules';

/** The page of overlapping rules, rules that never win and rules that match nothing. */
export function OverlapsPage() {
  const { t } = useTranslation('markupOverlaps');
  const list = useListState(overlapFilters);
  const { data, isFetching, error, refetch } = useMarkupsOverlapsQuery(list.query, {
    refetchOnMountOrArgChange: fresh,
  });
  const rows = useMemo(
    () =>
      data && {
        ...data,
        data: data.data.map((pair) => ({ ...pair, id: `${pair.rule.id} ${pair.other.id}` })),
      },
    [data],
  );
  return (
    <>
      <ListPage
        title={t('title')}
        note={t('note')}
        actions={<LinkButton to="/markups">{t('back')}</LinkButton>}
        filters={<FilterBar fields={overlapFilters} {...list.filterProps} />}
      >
        <DataTable
          {...list.tableProps<OverlapRow>({ isFetching, error, refetch, ...(rows && { data: rows }) })}
          columns={overlapColumns(t)}
          empty={<EmptyState title={t('empty')} />}
        />
      </ListPage>
      <UnreachableRules rules={data?.unreachable ?? []} />
    </>
  );
}

OverlapsPage.loader = listLoader(markupsOverlaps, overlapFilters);

export { OverlapsPage as Component };
