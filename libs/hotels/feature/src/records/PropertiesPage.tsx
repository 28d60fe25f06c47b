import { useTranslation } from 'react-i18next';
import { DataTable, EmptyState, FilterBar, LinkButton, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useListState } from '@traveldesk/shared-web';
import '@traveldesk/hotels-ui/texts';
import { propertyColumns, propertyFilters } from './property.columns';
import { hotelsProperties, useHotelsPropertiesQuery } from './records.api';

/** Our records of properties, for those who join and split them. */
export function PropertiesPage() {
  const { t } = useTranslation('hotels');
  const list = useListState(propertyFilters);
  const properties = useHotelsPropertiesQuery(list.query);
  return (
    <ListPage
      title={t('records.title')}
      note={t('records.note')}
      actions={<LinkButton to="/hotels/properties/matches">{t('records.matches.title')}</LinkButton>}
      filters={<FilterBar fields={propertyFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(properties)}
        columns={propertyColumns(t)}
        empty={<EmptyState title={t('records.empty')} hint={t('records.emptyHint')} />}
      />
    </ListPage>
  );
}

PropertiesPage.loader = listLoader(hotelsProperties, propertyFilters);

export { PropertiesPage as Component };
