import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { Amount, Bidi, type DataColumn, Tag, When } from '@traveldesk/shared-ui';
import type { MovementRow } from '@traveldesk/wallet-contract';
import { DirectedAmount } from '../DirectedAmount';
import { Journey } from '../Journey';
import { TransactionType } from './TransactionType';
import styles from './TransactionType.module.css';

/** Amounts are sortable within one currency only. */
export function transactionColumns(
  t: TFunction<'wallet'>,
  ofOneCurrency: boolean,
): DataColumn<MovementRow>[] {
  return [
    {
      key: 'type',
      title: t('fields.type'),
      render: (_, { transaction_id: id, type, reversed }) => (
        <>
          <Link to={`/transactions/view/${id}`}>
            <TransactionType type={type} />
          </Link>
          {reversed && <Tag className={styles.reversed}>{t('reversed')}</Tag>}
        </>
      ),
    },
    {
      key: 'created_at',
      title: t('fields.created_at'),
      sorter: true,
      render: (_, { created_at: at }) => <When at={at} />,
    },
    {
      key: 'company',
      width: 'name',
      room: 700,
      title: t('fields.company'),
      render: (_, { company }) => (
        <Link to={`/transactions/wallet/${company.id}`}>
          <bdi>{company.name}</bdi>
        </Link>
      ),
    },
    {
      key: 'reference',
      room: 900,
      title: t('fields.reference'),
      render: (_, { reference }) => reference && <Bidi code>{reference}</Bidi>,
    },
    {
      key: 'traveller',
      width: 'name',
      room: 900,
      title: t('fields.traveller'),
      render: (_, { booking }) => <Journey booking={booking} />,
    },
    {
      key: 'method',
      room: 1200,
      title: t('fields.method'),
      render: (_, { method }) => method && t(`methods.${method}`),
    },
    {
      key: 'author',
      room: 1100,
      title: t('fields.author'),
      render: (_, { author }) => author && <bdi>{author.name}</bdi>,
    },
    {
      key: 'amount',
      title: t('fields.amount'),
      align: 'end',
      sorter: ofOneCurrency,
      render: (_, { direction, amount }) => <DirectedAmount direction={direction} amount={amount} />,
    },
    {
      key: 'balance_after',
      room: 800,
      title: t('fields.balance_after'),
      align: 'end',
      render: (_, { balance_after: balance }) => <Amount money={balance} bare />,
    },
  ];
}
