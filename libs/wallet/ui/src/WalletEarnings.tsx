import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bidi, LinkButton } from '@traveldesk/shared-ui';
import { useCan, useFormat } from '@traveldesk/shared-web';
import { walletPermissions, type Balance } from '@traveldesk/wallet-contract';
import './texts';
import styles from './WalletEarnings.module.css';

interface WalletEarningsProps {
  companyId: string;
  /** Undefined while loading. */
  earnings: Balance['earnings'] | undefined;
  /** Navigation state for the linked form; omitted for past balances, which offer no payout. */
  state?: object;
}

/** A company's earnings from payments of companies below it, separate from its wallets; empty without earnings. */
export function WalletEarnings({ companyId, earnings = [], state }: WalletEarningsProps) {
  const { t } = useTranslation('walletPanel');
  const { money } = useFormat();
  const seesMovements = useCan(walletPermissions.list);
  const paysOut = useCan(walletPermissions.payOut);
  if (earnings.length === 0) return null;
  return (
    <section className={styles.earnings} aria-labelledby="earnings">
      <h3 id="earnings" className={styles.title}>
        {t('earnings.title')}
      </h3>
      <p className={styles.hint}>{t('earnings.hint')}</p>
      <ul className={styles.list}>
        {earnings.map(({ currency, balance }) => (
          <li key={currency} aria-label={t('earnings.of', { currency })}>
            <strong>
              <Bidi>{money(balance)}</Bidi>
            </strong>
            {seesMovements && (
              <>
                <Link to={`/transactions?account=earnings&company_id=${companyId}&currency=${currency}`}>
                  {t('earnings.movements')}
                </Link>
                <Link to={`/transactions/statement/${companyId}?account=earnings&currency=${currency}`}>
                  {t('actions.statement')}
                </Link>
              </>
            )}
            {paysOut && state && Number(balance.amount) > 0 && (
              <LinkButton
                size="small"
                to={`/transactions/payout/${companyId}?currency=${currency}`}
                state={state}
                aria-label={t('earnings.payOutOf', { currency })}
              >
                {t('earnings.payOut')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
