import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState, ErrorState } from '@traveldesk/shared-ui';
import { useCompaniesSuppliersQuery } from './settings.api';
import styles from './SettingsPage.module.css';
import { SupplierSettingsForm } from './SupplierSettingsForm';

/** The suppliers a company has, and the settings at the one that is chosen: `supplier` in the address. */
export function SuppliersTab({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const [search, setSearch] = useSearchParams();
  const { currentData, error, refetch } = useCompaniesSuppliersQuery(id);
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton active />;
  const suppliers = currentData.data;
  const chosen = suppliers.find((supplier) => supplier.id === search.get('supplier')) ?? suppliers[0];
  if (!chosen) return <EmptyState title={t('suppliers.none')} hint={t('suppliers.noneHint')} />;
  const choose = (supplierId: string) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.set('supplier', supplierId);
      return next;
    });
  return (
    <div className={styles.columns}>
      <ul className={styles.suppliers} aria-label={t('settings.tabs.suppliers')}>
        {suppliers.map((supplier) => (
          <li key={supplier.id}>
            <Button
              type={supplier.id === chosen.id ? 'link' : 'text'}
              aria-current={supplier.id === chosen.id}
              className={styles.supplier}
              onClick={() => choose(supplier.id)}
            >
              <bdi>{supplier.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <SupplierSettingsForm key={chosen.id} id={id} supplierId={chosen.id} />
    </div>
  );
}
