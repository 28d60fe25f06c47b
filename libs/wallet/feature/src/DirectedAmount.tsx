import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Money } from '@traveldesk/shared-contract';
import type { Direction } from '@traveldesk/wallet-contract';
import { Amount } from '@traveldesk/shared-ui';
import styles from './DirectedAmount.module.css';
import './texts';

/** An amount with its direction, shown by arrow, word and sign, not by color alone. */
export function DirectedAmount({ direction, amount }: { direction: Direction; amount: Money }) {
  const { t } = useTranslation('wallet');
  const isIn = direction === 'in';
  const word = t(isIn ? 'credit' : 'debit');
  const signed = { ...amount, amount: isIn ? amount.amount : `-${amount.amount}` };
  return (
    <span className={styles.amount} data-direction={direction} title={word}>
      {isIn ? <ArrowDownOutlined aria-hidden /> : <ArrowUpOutlined aria-hidden />}
      <span className={styles.said}>{word}</span>
      <Amount money={signed} />
    </span>
  );
}
