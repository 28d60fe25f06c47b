import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { Amount, Bidi, When, type DataColumn } from '@traveldesk/shared-ui';
import type { MovementRow } from '@traveldesk/wallet-contract';
import { TransactionType } from '../transactions/TransactionType';

/** Debit and credit are columns of their own, as on every statement. */
export function statementColumns(t: TFunction<'wallet'>): DataColumn<MovementRow>[] {
  const side = (direction: MovementRow['direction']) => (_: unknown, row: MovementRow) =>
    row.direction === direction && <Amount money={row.amount} />;
  return [
    {
      key: 'created_at',
      title: t('fields.created_at'),
      render: (_, { transaction_id: id, created_at: at }) => (
        <Link to={`/transactions/view/${id}`}>
          <When at={at} />
        </Link>
      ),
    },
    { key: 'type', title: t('fields.type'), render: (_, { type }) => <TransactionType type={type} /> },
    {
      key: 'reference',
      title: t('fields.reference'),
      render: (_, { reference }) => reference && <Bidi code>{reference}</Bidi>,
    },
    { key: 'debit', title: t('debit'), align: 'end', render: side('out') },
    { key: 'credit', title: t('credit'), align: 'end', render: side('in') },
    {
      key: 'balance_after',
      title: t('fields.balance_after'),
      align: 'end',
      render: (_, { balance_after: balance }) => <Amount money={balance} />,
    },
  ];
}
