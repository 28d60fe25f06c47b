import { useTranslation } from 'react-i18next';
import { markupPaths, markupPermissions } from '@traveldesk/markups-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, LinkButton, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useFormat, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { markupsMarkups, useMarkupsMarkupsQuery } from './markups.api';
import { useMarkupActions } from './markup.actions';
import { markupColumns } from './markup.columns';
import { markupFilters } from './markup.filters';

export function MarkupsPage() {
  const { t } = useTranslation('markups');
  const format = useFormat();
  const can = usePermissions(markupPermissions);
  const list = useListState(markupFilters);
  const markups = useMarkupsMarkupsQuery(list.query);
  const actions = useMarkupActions();
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      create={can.create && '/markups/create'}
      createLabel={t('add')}
      actions={
        <>
          <LinkButton to="/markups/overlaps">{t('links.overlaps')}</LinkButton>
          <LinkButton to="/markup-zones">{t('links.zones')}</LinkButton>
          {can.settings && <LinkButton to="/markup-settings">{t('links.settings')}</LinkButton>}
          {can.export && <ExportButton url={markupPaths.export} query={list.query} name="markups" />}
        </>
      }
      filters={<FilterBar fields={markupFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(markups)}
        columns={markupColumns(t, format)}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
        rowActions={actions}
      />
    </ListPage>
  );
}

MarkupsPage.loader = listLoader(markupsMarkups, markupFilters);

export { MarkupsPage as Component };
