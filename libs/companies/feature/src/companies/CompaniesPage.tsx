import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { companyPaths, companyPermissions } from '@traveldesk/companies-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage, preloadable } from '@traveldesk/shared-ui';
import { listLoader, useListState, usePermissions, type List } from '@traveldesk/shared-web';
import '../texts';
import { companiesList, useCompaniesListQuery } from './companies.api';
import { useCompanyActions } from './company.actions';
import { companyColumns } from './company.columns';
import { companyFilters } from './company.filters';
import { useCompaniesView, ViewSwitch } from './ViewSwitch';

// The tree loads on demand.
const { Component: CompaniesTree } = preloadable(async () => (await import('./CompaniesTree')).CompaniesTree);

/** The page of companies, as a list or, with `view=tree` in the URL, as a tree. */
export function CompaniesPage() {
  const { t } = useTranslation('companies');
  const { view } = useCompaniesView();
  const can = usePermissions(companyPermissions);
  const list = useListState(companyFilters);
  return (
    <ListPage
      title={t('list.title')}
      create={can.create && '/companies/create'}
      createLabel={t('list.add')}
      filters={view === 'list' && <FilterBar fields={companyFilters} {...list.filterProps} />}
      actions={
        <>
          <ViewSwitch />
          {view === 'list' && can.export && (
            <ExportButton url={companyPaths.export} query={list.query} name="companies" />
          )}
        </>
      }
    >
      <Suspense>{view === 'tree' ? <CompaniesTree /> : <CompaniesList list={list} />}</Suspense>
    </ListPage>
  );
}

function CompaniesList({ list }: { list: List<typeof companyFilters> }) {
  const { t } = useTranslation('companies');
  const companies = useCompaniesListQuery(list.query);
  const actions = useCompanyActions();
  return (
    <DataTable
      {...list.tableProps(companies)}
      columns={companyColumns(t)}
      empty={<EmptyState title={t('list.empty')} />}
      rowActions={actions}
    />
  );
}

CompaniesPage.loader = listLoader(companiesList, companyFilters);

export { CompaniesPage as Component };
