import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Money } from '@traveldesk/shared-contract';
import { Amount, When } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import type { Transaction } from '@traveldesk/wallet-contract';
import '../texts';
import styles from './TransactionLinks.module.css';

/** Links to the records around a transaction: booking, hold, request, reversal and refunds. */
export function TransactionLinks({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('wallet');
  const seesApprovals = useCan('show_approvals');
  const { about, reference, hold, approval_id: approval, reverses, reversed_by: reversedBy } = transaction;
  const { refunds, refunds_of: refundsOf } = transaction;
  const items: { key: string; label: string; content: ReactNode }[] = [];
  // If the record has no page, the reference above is more useful than its id.
  if (about && (about.path || reference === null)) {
    const name = <bdi>{about.name}</bdi>;
    items.push({
      key: 'about',
      label: t('links.about'),
      content: about.path ? <Link to={about.path}>{name}</Link> : name,
    });
  }
  if (hold) {
    items.push({
      key: 'hold',
      label: t('links.hold'),
      content: (
        <>
          <Amount money={hold.amount} /> · {t(`holds.states.${hold.state}`)} · <When at={hold.created_at} />
        </>
      ),
    });
  }
  if (approval) {
    items.push({
      key: 'approval',
      label: t('links.approval'),
      content: seesApprovals ? (
        <Link to={`/approvals/view/${approval}`}>{t('links.request')}</Link>
      ) : (
        t('links.approved')
      ),
    });
  }
  const others = [
    { label: t('links.reverses'), of: reverses },
    { label: t('links.reversedBy'), of: reversedBy },
    { label: t('links.refundsOf'), of: refundsOf },
    ...refunds.map((of) => ({ label: t('links.refund'), of, amount: of.amount })),
  ];
  for (const { label, of, ...other } of others) {
    if (of) items.push({ key: label + of.id, label, content: <OtherTransaction {...of} {...other} /> });
  }
  if (items.length === 0) return null;
  return (
    <section className={styles.links} aria-labelledby="links">
      <h2 id="links" className={styles.title}>
        {t('links.title')}
      </h2>
      <dl className={styles.list}>
        {items.map(({ key, label, content }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OtherTransaction({
  id,
  created_at: at,
  amount,
}: {
  id: string;
  created_at: string;
  amount?: Money;
}) {
  return (
    <Link to={`/transactions/view/${id}`}>
      {amount && (
        <>
          <Amount money={amount} /> ·{' '}
        </>
      )}
      <When at={at} />
    </Link>
  );
}
