import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { Amount, Bidi, When, type DataColumn } from '@traveldesk/shared-ui';
import type { MovementRow } from '@traveldesk/wallet-contract';
import { Journey } from '../Journey';
import { TransactionType } from '../transactions/TransactionType';
import styles from './StatementPage.module.css';

/** Debit and credit have separate columns; the currency is in their heads once known. */
export function statementColumns(
  t: TFunction<'wallet'>,
  currency: string | undefined,
): DataColumn<MovementRow>[] {
  const className = styles.amount ?? '';
  const inCurrency = (name: string) => (currency ? t('inCurrency', { name, currency }) : name);
  const side = (direction: MovementRow['direction']) => (_: unknown, row: MovementRow) =>
    row.direction === direction && <Amount money={row.amount} bare />;
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
    {
      key: 'type',
      room: 700,
      title: t('fields.type'),
      render: (_, { type }) => <TransactionType type={type} />,
    },
    {
      key: 'reference',
      room: 800,
      title: t('fields.reference'),
      render: (_, { reference }) => reference && <Bidi code>{reference}</Bidi>,
    },
    {
      key: 'traveller',
      room: 900,
      title: t('fields.traveller'),
      render: (_, { booking }) => <Journey booking={booking} />,
    },
    { key: 'debit', title: inCurrency(t('debit')), align: 'end', className, render: side('out') },
    { key: 'credit', title: inCurrency(t('credit')), align: 'end', className, render: side('in') },
    {
      key: 'balance_after',
      title: inCurrency(t('fields.balance_after')),
      align: 'end',
      className,
      render: (_, { balance_after: balance }) => <Amount money={balance} bare />,
    },
  ];
}
