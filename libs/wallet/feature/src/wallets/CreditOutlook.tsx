import { WarningOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { amountOrZeroSchema, type Wallet } from '@traveldesk/wallet-contract';
import '../texts';
import { Amount } from '@traveldesk/shared-ui';
import styles from './CreditOutlook.module.css';

/** The available amount under the typed limit. A limit below the used credit is allowed but flagged (TRAVEL-RULES 31). */
export function CreditOutlook({ wallet }: { wallet: Wallet | undefined }) {
  const { t } = useTranslation('wallet');
  const typed = Form.useWatch('credit_limit') as unknown;
  const limit = amountOrZeroSchema.safeParse(typed);
  // Keeps the line's space before there is a value.
  if (!wallet || !limit.success) return <span>{'\u00a0'}</span>;
  const left = minorUnits(wallet.balance) - minorUnits(wallet.held) + minorUnits(limit.data);
  const available = moneyOf(left, wallet.currency);
  if (left >= 0n) {
    return (
      <span>
        {t('credit_limit.leaves')} <Amount money={available} />
      </span>
    );
  }
  return (
    <span className={styles.below} role="status">
      <WarningOutlined aria-hidden /> {t('credit_limit.leaves')} <Amount money={available} />.{' '}
      {t('credit_limit.below')}
    </span>
  );
}
