import { PlusOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@traveldesk/hotels-ui/texts';
import { EmptyState, ErrorState, type AdditionProps } from '@traveldesk/shared-ui';
import { problemOf, useSession } from '@traveldesk/shared-web';
import { useHotelsNegotiatedRatesQuery, type RatesOf } from './negotiated.api';
import styles from './negotiated.module.css';
import { RateItem } from './RateItem';
import { useRateDialog } from './useRateDialog';

/** How often the list is read while a rate is being registered, in milliseconds. */
const renewedMs = 3_000;

/**
 * The negotiated rates of a company, in its settings at a hotel supplier (ADR 75). Only the platform's staff change them. Suppliers without
 * such rates have no section.
 */
export function NegotiatedRates({ id, supplier }: AdditionProps) {
  return supplier?.module === 'hotels' ? <Section id={id} supplierId={supplier.id} /> : null;
}

function Section(of: RatesOf) {
  const { t } = useTranslation('hotels');
  const heading = useId();
  const isStaff = useSession().user?.type === 'staff';
  const [isBusy, setBusy] = useState(false);
  const { currentData, error, refetch } = useHotelsNegotiatedRatesQuery(of, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isBusy ? renewedMs : 0,
    skipPollingIfUnfocused: true,
  });
  const rates = currentData?.data;
  const busy = rates?.some(({ registration }) => registration.state === 'registering') ?? false;
  if (busy !== isBusy) setBusy(busy);
  const { open, dialog } = useRateDialog(of, isStaff ? rates : undefined);
  if (currentData?.supported === false) return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={heading} className={styles.title}>
          {t('negotiated.title')}
        </h2>
        {isStaff && rates && (
          <Button icon={<PlusOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => open('new')}>
            {t('negotiated.add')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('negotiated.note')}</p>
      {error && !rates ? (
        <ErrorState error={problemOf(error) ? error : undefined} onRetry={() => void refetch()} />
      ) : null}
      {!error && !rates && <Skeleton active />}
      {rates?.length === 0 && (
        <EmptyState
          title={t('negotiated.empty')}
          hint={t(isStaff ? 'negotiated.emptyHint' : 'negotiated.emptyRead')}
        />
      )}
      {rates && rates.length > 0 && (
        <ul className={styles.rates} aria-labelledby={heading}>
          {rates.map((rate) => (
            <RateItem key={rate.id} of={of} rate={rate} {...(isStaff && { onEdit: () => open(rate.id) })} />
          ))}
        </ul>
      )}
      {dialog}
    </section>
  );
}
