import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { modulePermissions } from '@traveldesk/modules-contract';
import { Bidi, Fact, Facts, RecordLink } from '@traveldesk/shared-ui';
import { currencyOptions, useFormat, useLanguage } from '@traveldesk/shared-web';
import { isFlightModule, type Supplier } from '@traveldesk/suppliers-contract';
import styles from './ConnectionResult.module.css';
import { SupplierConnectionState } from './SupplierConnectionState';
import { useProtocolProblem } from './useProtocolProblem';

/** The facts of a supplier; each keeps its space while loading. Credentials show only whether and since when they are set. */
export function SupplierFacts({ supplier }: { supplier: Supplier | undefined }) {
  const { t } = useTranslation('suppliers');
  const { language } = useLanguage();
  const { number } = useFormat();
  const currency = useMemo(
    () => supplier && currencyOptions([supplier.currency], language)[0]?.label,
    [supplier, language],
  );
  const { key, module, base_url: address, timeout_ms: timeout, concurrency } = supplier ?? {};
  return (
    <Facts waiting={!supplier}>
      <Fact label={t('suppliers.fields.key')}>
        <Bidi code>{key}</Bidi>
      </Fact>
      <Fact label={t('suppliers.fields.module')}>
        {module && (
          <RecordLink to={`/modules/view/${module.id}`} permission={modulePermissions.list}>
            {module.name[language]}
          </RecordLink>
        )}
      </Fact>
      <Fact label={t('suppliers.fields.protocol')}>
        <bdi>{supplier?.protocol_name?.[language] ?? supplier?.protocol}</bdi>
      </Fact>
      <Fact label={t('suppliers.fields.base_url')}>
        <Bidi code>{address}</Bidi>
      </Fact>
      <Fact label={t('suppliers.fields.currency')}>
        <bdi>{currency}</bdi>
      </Fact>
      <Fact label={t('suppliers.fields.timeout_ms')}>
        {timeout && <bdi>{t('tests.duration', { duration: number(timeout) })}</bdi>}
      </Fact>
      <Fact label={t('suppliers.fields.concurrency')}>{concurrency && number(concurrency)}</Fact>
      {(!module || isFlightModule(module)) && (
        <>
          <Fact label={t('suppliers.fields.lap_infants_count')}>
            {t(`suppliers.lapInfants.${supplier?.lap_infants_count ? 'counted' : 'aside'}`)}
          </Fact>
          <Fact label={t('suppliers.fields.single_name')}>
            {supplier?.single_name && t(`suppliers.singleNames.${supplier.single_name}`)}
          </Fact>
        </>
      )}
      <Fact label={t('suppliers.fields.credentials')}>
        {supplier && <StoredCredentials credentials={supplier.credentials} />}
      </Fact>
      <Fact label={t('suppliers.fields.connection')}>{supplier && <Connection supplier={supplier} />}</Fact>
    </Facts>
  );
}

function StoredCredentials({ credentials: { set, set_at: at } }: Pick<Supplier, 'credentials'>) {
  const { t } = useTranslation('suppliers');
  const { dateTime } = useFormat();
  return set ? t('credentials.stored', { date: dateTime(at ?? '') }) : t('credentials.none');
}

/** The latest test result, announced to screen readers since tests start on this page. */
function Connection({ supplier }: { supplier: Supplier }) {
  const problem = useProtocolProblem()(supplier);
  const test = problem ? null : supplier.last_test;
  const { t } = useTranslation('suppliers');
  const { number } = useFormat();
  return (
    <span aria-live="polite">
      <SupplierConnectionState supplier={supplier} />
      {problem && <span className={styles.why}>{problem}</span>}
      {test && (
        <>
          {' '}
          {test.http_status && <bdi>{t('tests.status', { status: test.http_status })}</bdi>}{' '}
          <bdi>{t('tests.duration', { duration: number(test.duration_ms) })}</bdi>
        </>
      )}
    </span>
  );
}
