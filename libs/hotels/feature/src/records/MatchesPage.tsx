import { MergeCellsOutlined, SplitCellsOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, EmptyState, FilterBar, LinkButton, ListPage, commandAction } from '@traveldesk/shared-ui';
import { listLoader, useFormat, useListState, type FilterField } from '@traveldesk/shared-web';
import '@traveldesk/hotels-ui/texts';
import { DecisionDialog, type Asked } from './DecisionDialog';
import { matchColumns, type MatchRow } from './match.columns';
import { hotelsMatches, useHotelsMatchesQuery } from './records.api';

const filters = [
  { key: 'name', kind: 'text', label: 'hotels:records.fields.name' },
] as const satisfies readonly FilterField[];

/** Pairs of records that may be the same property: a person joins them or keeps them apart. */
export function MatchesPage() {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const list = useListState(filters);
  const matches = useHotelsMatchesQuery(list.query);
  const [asked, setAsked] = useState<Asked>();
  const { rows, ...table } = list.tableProps(matches);
  const ask = (decision: 'join' | 'keepApart', { one, other }: MatchRow) =>
    Promise.resolve(setAsked({ decision, record: one, other }));
  return (
    <ListPage
      title={t('records.matches.title')}
      note={t('records.matches.note')}
      actions={<LinkButton to="/hotels/properties">{t('records.title')}</LinkButton>}
      filters={<FilterBar fields={filters} {...list.filterProps} />}
    >
      <DataTable<MatchRow>
        {...table}
        rows={rows?.map((match) => ({ ...match, id: `${match.one.id} ${match.other.id}` }))}
        columns={matchColumns(t, format)}
        empty={<EmptyState title={t('records.matches.empty')} hint={t('records.matches.emptyHint')} />}
        rowActions={(row) => [
          commandAction(() => ask('join', row), {
            label: t('records.join.action'),
            name: `${row.one.name}, ${row.other.name}`,
            icon: <MergeCellsOutlined aria-hidden />,
          }),
          commandAction(() => ask('keepApart', row), {
            label: t('records.keepApart.action'),
            name: `${row.one.name}, ${row.other.name}`,
            icon: <SplitCellsOutlined aria-hidden />,
          }),
        ]}
      />
      {asked && <DecisionDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </ListPage>
  );
}

MatchesPage.loader = listLoader(hotelsMatches, filters);

export { MatchesPage as Component };
