import { useTranslation } from 'react-i18next';
import { Amount, Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { Ledger } from '@traveldesk/wallet-contract';
import { PlainTable, type PlainColumn } from '../PlainTable';
import '../texts';
import styles from './LedgerPage.module.css';

/** The totals of all wallets by currency. */
export function LedgerTotals({ totals }: { totals: Ledger['totals'] | undefined }) {
  const { t } = useTranslation('wallet');
  const { number } = useFormat();
  const columns: PlainColumn<Ledger['totals'][number]>[] = [
    {
      key: 'currency',
      title: t('fields.currency'),
      render: ({ currency }) => <Bidi code>{currency}</Bidi>,
    },
    {
      key: 'wallets',
      title: t('ledger.wallets'),
      figure: true,
      render: ({ wallets }) => number(wallets),
    },
    {
      key: 'balance',
      title: t('balance.balance'),
      figure: true,
      render: ({ balance }) => <Amount money={balance} bare />,
    },
    {
      key: 'held',
      title: t('balance.held'),
      figure: true,
      render: ({ held }) => <Amount money={held} bare />,
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="totals">
      <h2 id="totals" className={styles.title}>
        {t('ledger.totals')}
      </h2>
      <PlainTable columns={columns} rows={totals} keyOf={({ currency }) => currency} />
    </section>
  );
}
