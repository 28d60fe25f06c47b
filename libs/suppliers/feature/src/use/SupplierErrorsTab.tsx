import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, RowTable, When } from '@traveldesk/shared-ui';
import { ofLiveList, useFormat } from '@traveldesk/shared-web';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import { useFailureText } from '@traveldesk/suppliers-ui';
import { useSuppliersUseQuery } from './supplier-use.api';
import styles from './SupplierUseTab.module.css';
import './texts';

/** The causes of failed calls to a supplier, the most frequent first. */
export function SupplierErrorsTab({ id }: { id: string }) {
  const { t } = useTranslation('supplierUse');
  const { number } = useFormat();
  const textOf = useFailureText();
  const { currentData: use, error, isFetching, refetch } = useSuppliersUseQuery(id, ofLiveList);
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p className={styles.note}>{t('errorsNote')}</p>
      <RowTable
        rows={use?.causes.map((cause) => ({ ...cause, id: cause.cause }))}
        expected={5}
        columns={[
          { key: 'cause', title: t('cause'), render: (_, { cause }) => textOf(cause as SupplierFailure) },
          { key: 'calls', title: t('calls'), align: 'end', render: (_, { calls }) => number(calls) },
          { key: 'last', title: t('last'), render: (_, { last_at: at }) => <When at={at} /> },
        ]}
        fetching={isFetching}
        empty={<EmptyState title={t('noErrors')} />}
      />
    </>
  );
}
