import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { companyPaths, companyPermissions } from '@traveldesk/companies-contract';
import {
  DataTable,
  deleteAction,
  editAction,
  EmptyState,
  ExportButton,
  FilterBar,
  ListPage,
} from '@traveldesk/shared-ui';
import { firstList, useFormat, useListState, usePermissions, type List } from '@traveldesk/shared-web';
import '../texts';
import { companiesList, useCompaniesDeleteMutation, useCompaniesListQuery } from './companies.api';
import { companyColumns } from './company.columns';
import { companyFilters } from './company.filters';
import { useCompaniesView, ViewSwitch } from './ViewSwitch';

// The tree is no part of the list's first load.
const CompaniesTree = lazy(async () => ({ default: (await import('./CompaniesTree')).CompaniesTree }));

/** The companies as a list, or as the tree they are: `view=tree` in the address. */
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
      <Suspense>
        {view === 'tree' ? <CompaniesTree can={can} /> : <CompaniesList can={can} list={list} />}
      </Suspense>
    </ListPage>
  );
}

export interface CompanyRights {
  update: boolean;
  remove: boolean;
}

function CompaniesList({ can, list }: { can: CompanyRights; list: List<typeof companyFilters> }) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const companies = useCompaniesListQuery(list.query);
  const [remove] = useCompaniesDeleteMutation();
  return (
    <DataTable
      {...list.tableProps(companies)}
      columns={companyColumns(t, format)}
      empty={<EmptyState title={t('list.empty')} />}
      rowActions={({ id, name }) => [
        can.update && editAction(`/companies/edit/${id}`, name),
        can.remove && deleteAction(() => remove(id).unwrap(), name),
      ]}
    />
  );
}

export const first = firstList(companiesList, companyFilters);

export { CompaniesPage as Component };
