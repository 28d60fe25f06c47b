import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { approvalPaths, approvalPermissions } from '@traveldesk/approvals-contract';
import { Additions, DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useFormat, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { approvalColumns } from './approval.columns';
import { approvalFilters } from './approval.filters';
import { approvalsList, useApprovalsListQuery } from './approvals.api';

export function ApprovalsPage() {
  const { t } = useTranslation('approvals');
  const format = useFormat();
  const can = usePermissions(approvalPermissions);
  const list = useListState(approvalFilters);
  const approvals = useApprovalsListQuery(list.query);
  // Deferred, so that other requests start after the rows are shown.
  const shown = useDeferredValue(approvals.data !== undefined, false);
  return (
    <ListPage
      title={t('title')}
      actions={can.export && <ExportButton url={approvalPaths.export} query={list.query} name="approvals" />}
      filters={<FilterBar fields={approvalFilters} {...list.filterProps} />}
    >
      {shown && <Additions place="notice" id="" />}
      <DataTable
        {...list.tableProps(approvals)}
        columns={approvalColumns(t, format)}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      />
    </ListPage>
  );
}

ApprovalsPage.loader = listLoader(approvalsList, approvalFilters);

export { ApprovalsPage as Component };
