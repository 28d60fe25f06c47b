import { useTranslation } from 'react-i18next';
import type { PropertyRecord } from '@traveldesk/hotels-contract';
import { Bidi, Fact, Facts, When } from '@traveldesk/shared-ui';
import styles from './records.module.css';

/** Facts of a record, and the supplier's id of each supplier. The layout does not change while the record loads. */
export function PropertyRecordFacts({ record }: { record: PropertyRecord | undefined }) {
  const { t } = useTranslation('hotels');
  return (
    <Facts waiting={!record}>
      <Fact label={t('records.fields.city')}>
        {record && (
          <>
            <bdi>{record.city}</bdi> <Bidi code>{record.country_code}</Bidi>
          </>
        )}
      </Fact>
      <Fact label={t('records.fields.chain')}>{record?.chain && <bdi>{record.chain}</bdi>}</Fact>
      <Fact label={t('property.coordinates')}>
        {record?.point && (
          <Bidi code>{`${record.point.latitude.toFixed(5)}, ${record.point.longitude.toFixed(5)}`}</Bidi>
        )}
      </Fact>
      <Fact label={t('records.fields.created_at')}>{record && <When at={record.created_at} />}</Fact>
      <Fact label={t('records.fields.suppliers')}>
        {record && (
          <ul className={styles.suppliers}>
            {record.suppliers.map(({ supplier_id, supplier, ref, told }) => (
              <li key={supplier_id}>
                <bdi>{supplier ?? t('records.noSupplier')}</bdi> <Bidi code>{ref}</Bidi>
                {told && (
                  <div className={styles.quiet}>
                    <bdi>{told.name}</bdi>
                    {' · '}
                    <bdi>{told.line ?? told.city}</bdi>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </Facts>
  );
}
