import {
  BankOutlined,
  CreditCardOutlined,
  DollarOutlined,
  RetweetOutlined,
  RollbackOutlined,
  SwapOutlined,
  ToolOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType as Type } from '@traveldesk/wallet-contract';
import '../texts';
import styles from './TransactionType.module.css';

const icons: Record<Type, ComponentType<{ 'aria-hidden': true }>> = {
  deposit: BankOutlined,
  payment: CreditCardOutlined,
  refund: RollbackOutlined,
  transfer: RetweetOutlined,
  conversion: SwapOutlined,
  adjustment: ToolOutlined,
  payout: DollarOutlined,
  reversal: UndoOutlined,
};

/** A transaction's type as icon and word. */
export function TransactionType({ type }: { type: Type }) {
  const { t } = useTranslation('wallet');
  const Icon = icons[type];
  return (
    <span className={styles.type}>
      <Icon aria-hidden />
      {t(`types.${type}`)}
    </span>
  );
}
