import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Additions, EmptyState, ErrorState } from '@traveldesk/shared-ui';
import { useWriteAddress } from '@traveldesk/shared-web';
import { useCompaniesSuppliersQuery } from './settings.api';
import styles from './SettingsPage.module.css';
import { SupplierSettingsForm } from './SupplierSettingsForm';

/**
 * Lists the company's suppliers, and shows its settings for the one in the URL (`supplier`), or for the first. A supplier that the company
 * does not have shows no settings, so that nobody takes another's settings for its own.
 */
export function SuppliersTab({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const [search] = useSearchParams();
  const write = useWriteAddress();
  const { currentData, error, refetch } = useCompaniesSuppliersQuery(id);
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton active />;
  const suppliers = currentData.data;
  const asked = search.get('supplier') ?? suppliers[0]?.id;
  const chosen = suppliers.find(({ id: supplierId }) => supplierId === asked);
  if (suppliers.length === 0)
    return <EmptyState title={t('suppliers.none')} hint={t('suppliers.noneHint')} />;
  const choose = (supplierId: string) =>
    write((now) => {
      now.set('supplier', supplierId);
      return now;
    });
  return (
    <div className={styles.columns}>
      <ul className={styles.suppliers} aria-label={t('settings.tabs.suppliers')}>
        {suppliers.map((supplier) => (
          <li key={supplier.id}>
            <Button
              type={supplier.id === chosen?.id ? 'link' : 'text'}
              aria-current={supplier.id === chosen?.id}
              className={styles.supplier}
              onClick={() => choose(supplier.id)}
            >
              <bdi>{supplier.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <div key={chosen.id}>
          <SupplierSettingsForm id={id} supplierId={chosen.id} />
          <Additions
            place="company-supplier"
            id={id}
            supplier={{ id: chosen.id, module: chosen.module.key }}
          />
        </div>
      ) : (
        <EmptyState title={t('suppliers.unknown')} hint={t('suppliers.unknownHint')} />
      )}
    </div>
  );
}
