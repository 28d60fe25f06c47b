import { ExclamationCircleOutlined, StopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bidi, Tag } from '@traveldesk/shared-ui';
import { useCan, useFormat, usePermissions } from '@traveldesk/shared-web';
import { walletPermissions, type Wallet } from '@traveldesk/wallet-contract';
import './texts';
import styles from './WalletPanel.module.css';
import { WalletTrend } from './WalletTrend';

interface WalletCardProps {
  companyId: string;
  wallet: Wallet;
  /** Navigation state for the linked forms. */
  state: unknown;
}

/** A wallet: the available amount and its parts (TRAVEL-RULES 31). */
export function WalletCard({ companyId, wallet, state }: WalletCardProps) {
  const { t } = useTranslation('walletPanel');
  const { money, number } = useFormat();
  const can = usePermissions(walletPermissions);
  const seesHolds = useCan(walletPermissions.list);
  const { currency, balance, held, credit_limit: limit, available, open_holds: holds } = wallet;
  const of = `${companyId}?currency=${currency}`;
  const isOver = available.amount.startsWith('-');
  return (
    <li className={styles.card} aria-label={currency}>
      <div className={styles.head}>
        <div>
          <div className={styles.label}>{t('available')}</div>
          <div className={styles.available} data-over={isOver}>
            <Bidi>{money(available)}</Bidi>
          </div>
        </div>
        <WalletTrend id={companyId} currency={currency} />
      </div>
      {isOver && (
        <Tag color="error" icon={<StopOutlined aria-hidden />}>
          {t('over')}
        </Tag>
      )}
      {wallet.low && !isOver && (
        <Tag color="warning" icon={<ExclamationCircleOutlined aria-hidden />}>
          {t('low')}
        </Tag>
      )}
      <dl className={styles.parts}>
        <div>
          <dt>{t('balance')}</dt>
          <dd>
            <Bidi>{money(balance)}</Bidi>
          </dd>
        </div>
        <div>
          <dt>{t('credit_limit')}</dt>
          <dd>
            {can.credit && (
              <Link to={`/transactions/credit/${of}`} state={state} className={styles.change}>
                {t('change')}
                <span className={styles.said}>{`${t('credit_limit')} ${currency}`}</span>
              </Link>
            )}
            <Bidi>{money(limit)}</Bidi>
          </dd>
        </div>
        <div>
          <dt>{t('held')}</dt>
          <dd>
            {seesHolds && holds > 0 && (
              <Link
                to={`/wallet-holds?company_id=${companyId}&currency=${currency}`}
                className={styles.change}
              >
                {t('holds', { count: holds, number: number(holds) })}
              </Link>
            )}
            <Bidi>{money(held)}</Bidi>
          </dd>
        </div>
        <div>
          <dt>{t('threshold')}</dt>
          <dd>
            {can.threshold && (
              <Link to={`/transactions/warning/${of}`} state={state} className={styles.change}>
                {t('change')}
                <span className={styles.said}>{`${t('threshold')} ${currency}`}</span>
              </Link>
            )}
            {wallet.threshold ? <Bidi>{money(wallet.threshold)}</Bidi> : t('none')}
          </dd>
        </div>
      </dl>
    </li>
  );
}
