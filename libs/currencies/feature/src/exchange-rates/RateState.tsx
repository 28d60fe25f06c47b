import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExchangeRate } from '@traveldesk/currencies-contract';
import styles from './exchange-rate.module.css';
import { RateStatusTag } from './RateStatusTag';

/** The status of a rate; a waiting or approved one links to its request. */
export function RateState({ rate: { status, approval_id: request } }: { rate: ExchangeRate }) {
  const { t } = useTranslation('currencies');
  return (
    <>
      <RateStatusTag status={status} />
      {request && (
        <span className={styles.beside}>
          <Link to={`/approvals/view/${request}`}>
            {t(status === 'waiting' ? 'rates.request' : 'rates.approved')}
          </Link>
        </span>
      )}
    </>
  );
}
