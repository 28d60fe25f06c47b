import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { Ledger } from '@traveldesk/wallet-contract';
import { PlainTable, type PlainColumn } from '../PlainTable';
import '../texts';
import styles from './LedgerPage.module.css';

/** The faults that a check found. */
export function LedgerFaults({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation('wallet');
  const { number } = useFormat();
  const { faults, found } = ledger;
  const columns: PlainColumn<Ledger['faults'][number]>[] = [
    { key: 'fault', title: t('ledger.fault'), render: ({ message }) => message },
    {
      key: 'company',
      title: t('fields.company'),
      render: ({ company }) =>
        company && (
          <Link to={`/transactions/wallet/${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>
        ),
    },
    {
      key: 'account',
      title: t('sides.account'),
      render: ({ account, currency }) =>
        account && (
          <span>
            {t(`accounts.${account}`)} {currency && <Bidi code>{currency}</Bidi>}
          </span>
        ),
    },
    {
      key: 'transaction',
      title: t('transaction.one'),
      render: ({ transaction_id: id }) =>
        id && (
          <Link to={`/transactions/view/${id}`}>
            <Bidi code>{id.slice(-8)}</Bidi>
          </Link>
        ),
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="faults">
      <h2 id="faults" className={styles.title}>
        {t('ledger.found', { count: found, number: number(found) })}
      </h2>
      <PlainTable columns={columns} rows={faults} keyOf={(_, index) => index} />
      {found > faults.length && <p>{t('ledger.more', { count: faults.length })}</p>}
    </section>
  );
}
