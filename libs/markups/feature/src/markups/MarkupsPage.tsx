import { useTranslation } from 'react-i18next';
import { markupPaths, markupPermissions } from '@traveldesk/markups-contract';
import { DataTable, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { firstList, useLanguage, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { markupsMarkups, useMarkupsMarkupsQuery } from './markups.api';
import { useMarkupActions } from './markup.actions';
import { markupColumns } from './markup.columns';
import { markupFilters } from './markup.filters';

export function MarkupsPage() {
  const { t } = useTranslation('markups');
  const { language } = useLanguage();
  const can = usePermissions(markupPermissions);
  const list = useListState(markupFilters);
  const markups = useMarkupsMarkupsQuery(list.query);
  const actions = useMarkupActions();
  return (
    <ListPage
      title={t('markups.title')}
      create={can.create && '/markups/create'}
      createLabel={t('markups.add')}
      actions={can.export && <ExportButton url={markupPaths.export} query={list.query} name="markups" />}
      filters={<FilterBar fields={markupFilters} {...list.filterProps} />}
    >
      <DataTable {...list.tableProps(markups)} columns={markupColumns(t, language)} rowActions={actions} />
    </ListPage>
  );
}

MarkupsPage.first = firstList(markupsMarkups, markupFilters);

export { MarkupsPage as Component };
