import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useZodRules } from '@traveldesk/shared-ui';
import { reversalInputSchema, type ReversalInput } from '@traveldesk/wallet-contract';
import { LedgerNotice } from '../ledger/LedgerNotice';
import { MovementForm } from '../moving/MovementForm';
import '../texts';
import { TransactionFacts } from './TransactionFacts';
import { useWalletReverseMutation, useWalletTransactionQuery } from './transactions.api';
import { TransactionSides } from './TransactionSides';

const blank: Partial<ReversalInput> = {};

/** The form to request a reversal; a second person decides. */
export function TransactionReversePage() {
  const { t } = useTranslation('wallet');
  const { id = '' } = useParams();
  const transaction = useWalletTransactionQuery(id);
  const [reverse] = useWalletReverseMutation();
  const rules = useZodRules(reversalInputSchema);
  const found = transaction.currentData;
  return (
    <MovementForm<Partial<ReversalInput>>
      title={t('reversal.title')}
      note={t('reversal.note')}
      saveLabel={t('reversal.save')}
      back={`/transactions/view/${id}`}
      backLabel={t('transaction.one')}
      before={<LedgerNotice wait={!found} />}
      initialValues={found && blank}
      loadError={transaction.error}
      onRetry={() => void transaction.refetch()}
      after={
        found && (
          <>
            <TransactionFacts transaction={found} />
            <TransactionSides transaction={found} />
          </>
        )
      }
      move={(values, key) => reverse({ id, key, reversal: reversalInputSchema.parse(values) }).unwrap()}
    >
      <Form.Item name="reason" label={t('fields.reason')} rules={rules('reason')} required>
        <Input.TextArea maxLength={500} rows={3} dir="auto" />
      </Form.Item>
    </MovementForm>
  );
}

export { TransactionReversePage as Component };
