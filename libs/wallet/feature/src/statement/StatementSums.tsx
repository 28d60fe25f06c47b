import { useTranslation } from 'react-i18next';
import { Fragment } from 'react';
import type { Statement } from '@traveldesk/wallet-contract';
import '../texts';
import { Amount } from '@traveldesk/shared-ui';
import styles from './StatementPage.module.css';

const parts = [
  { key: 'opening', sign: null },
  { key: 'in', sign: '+' },
  { key: 'out', sign: '−' },
  { key: 'closing', sign: '=' },
] as const;

/** Opening + credits − debits = closing. */
export function StatementSums({ statement }: { statement: Statement | undefined }) {
  const { t } = useTranslation('wallet');
  return (
    <dl className={styles.sums} aria-busy={!statement}>
      {parts.map(({ key, sign }) => (
        <Fragment key={key}>
          {sign && (
            <span className={styles.sign} aria-hidden>
              {sign}
            </span>
          )}
          <div data-end={key === 'closing'}>
            <dt>{t(`statement.${key}`)}</dt>
            <dd>{statement && <Amount money={statement[key]} />}</dd>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
