import { CheckCircleOutlined, UndoOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Tag } from '@traveldesk/shared-ui';
import type { Transaction } from '@traveldesk/wallet-contract';
import '../texts';

/** Whether a transaction is in force or was reversed. */
export function TransactionState({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('wallet');
  if (transaction.reversed_by) {
    return (
      <Tag color="warning" icon={<UndoOutlined aria-hidden />}>
        {t('reversed')}
      </Tag>
    );
  }
  return (
    <Tag color="success" icon={<CheckCircleOutlined aria-hidden />}>
      {t('posted')}
    </Tag>
  );
}
