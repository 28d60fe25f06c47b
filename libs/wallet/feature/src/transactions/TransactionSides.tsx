import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Amount, Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { Transaction } from '@traveldesk/wallet-contract';
import { PlainTable, type PlainColumn } from '../PlainTable';
import '../texts';
import styles from './TransactionSides.module.css';

type Side = Transaction['sides'][number];

/** The accounts that a transaction moved, with balances before and after; the amounts sum to zero. */
export function TransactionSides({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('wallet');
  const columns: PlainColumn<Side>[] = [
    { key: 'account', title: t('sides.account'), render: (side) => <AccountName side={side} /> },
    {
      key: 'before',
      title: t('sides.before'),
      figure: true,
      render: ({ balance_before: before }) => before && <Amount money={before} bare />,
    },
    {
      key: 'debit',
      title: t('debit'),
      figure: true,
      render: (side) => isDebit(side) && <Amount money={sizeOf(side)} bare />,
    },
    {
      key: 'credit',
      title: t('credit'),
      figure: true,
      render: (side) => !isDebit(side) && <Amount money={sizeOf(side)} bare />,
    },
    {
      key: 'after',
      title: t('fields.balance_after'),
      figure: true,
      render: ({ balance_after: after }) => after && <Amount money={after} bare />,
    },
  ];
  return (
    <section className={styles.sides} aria-labelledby="sides">
      <h2 id="sides" className={styles.title}>
        {t('sides.title')}
      </h2>
      <PlainTable columns={columns} rows={transaction.sides} keyOf={(_, index) => index} />
    </section>
  );
}

const isDebit = ({ amount }: Side) => amount.amount.startsWith('-');
const sizeOf = ({ amount }: Side) => ({ ...amount, amount: amount.amount.replace('-', '') });

function AccountName({ side }: { side: Side }) {
  const { t } = useTranslation('wallet');
  const { number } = useFormat();
  const { account, company, amount, version } = side;
  const name = company && <bdi>{company.name}</bdi>;
  return (
    <>
      {company && account === 'wallet' ? <Link to={`/transactions/wallet/${company.id}`}>{name}</Link> : name}
      <span className={styles.kind}>
        {t(`accounts.${account}`)} <Bidi code>{amount.currency}</Bidi>
        {version !== null && ` · ${t('sides.entry', { number: number(version) })}`}
      </span>
    </>
  );
}
