import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import type { Statement } from '@traveldesk/wallet-contract';
import { Amount, Bidi } from '@traveldesk/shared-ui';
import '../texts';
import styles from './StatementSheet.module.css';

/** The printed statement: opening balance, all entries, closing balance. The table head repeats on each sheet. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { t } = useTranslation('wallet');
  const { date, dateTime } = useFormat();
  const { company, account, currency, from, to, opening, closing, data } = statement;
  return (
    // Hidden on the screen; the print stylesheet shows it.
    <article hidden className={styles.sheet}>
      <h1>
        {t(account === 'earnings' ? 'statement.ofEarnings' : 'statement.of', { company: company.name })}
      </h1>
      <p>
        <Bidi code>{currency}</Bidi> · {t('statement.period', { from: date(from), to: date(to) })}
      </p>
      <table>
        <thead>
          <tr>
            <th>{t('fields.created_at')}</th>
            <th>{t('fields.type')}</th>
            <th>{t('fields.reference')}</th>
            <th>{t('fields.traveller')}</th>
            <th>{t('fields.route')}</th>
            <th className={styles.figure}>{t('debit')}</th>
            <th className={styles.figure}>{t('credit')}</th>
            <th className={styles.figure}>{t('fields.balance_after')}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.end}>
            <td colSpan={7}>{t('statement.opening')}</td>
            <td className={styles.figure}>
              <Amount money={opening} bare />
            </td>
          </tr>
          {data.map((row) => (
            <tr key={row.id}>
              <td>{dateTime(row.created_at)}</td>
              <td>{t(`types.${row.type}`)}</td>
              <td>{row.reference && <Bidi code>{row.reference}</Bidi>}</td>
              <td>{row.booking?.traveller && <bdi>{row.booking.traveller}</bdi>}</td>
              <td>{row.booking?.route && <Bidi code>{row.booking.route}</Bidi>}</td>
              <td className={styles.figure}>
                {row.direction === 'out' && <Amount money={row.amount} bare />}
              </td>
              <td className={styles.figure}>
                {row.direction === 'in' && <Amount money={row.amount} bare />}
              </td>
              <td className={styles.figure}>
                <Amount money={row.balance_after} bare />
              </td>
            </tr>
          ))}
          <tr className={styles.end}>
            <td colSpan={5}>{t('statement.closing')}</td>
            <td className={styles.figure}>
              <Amount money={statement.out} bare />
            </td>
            <td className={styles.figure}>
              <Amount money={statement.in} bare />
            </td>
            <td className={styles.figure}>
              <Amount money={closing} bare />
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}
