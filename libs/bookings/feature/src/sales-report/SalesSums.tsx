import { useTranslation } from 'react-i18next';
import { netSalesColumns, type SalesReport, type SalesTotal } from '@traveldesk/bookings-contract';
import { Amount } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { FiguresTable } from './FiguresTable';
import styles from './SalesReportPage.module.css';
import './texts';

interface SalesSumsProps {
  report: SalesReport;
  seesNet: boolean;
}

/** The totals of all rows, by currency and in the platform's currency. */
export function SalesSums({ report, seesNet }: SalesSumsProps) {
  const { t } = useTranslation('salesReport');
  const { number } = useFormat();
  const { sums, total_in_platform_currency: total, platform_currency: currency, without_rate } = report;
  const amounts = ['sales', 'refunds', ...(seesNet ? netSalesColumns : [])] as const;
  const cells = (sum: SalesTotal) => (
    <>
      <td>{number(sum.tickets)}</td>
      {amounts.map((key) => {
        const money = sum[key];
        return <td key={key}>{money && <Amount money={money} bare />}</td>;
      })}
    </>
  );
  const heads = (['currency', 'tickets', ...amounts] as const).map((key) => t(`fields.${key}`));
  return (
    <section className={styles.section}>
      <h2>{t('sums.title')}</h2>
      <FiguresTable heads={heads}>
        <tbody>
          {sums.map((sum) => (
            <tr key={sum.currency}>
              <th scope="row">{sum.currency}</th>
              {cells(sum)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{t('sums.total', { currency })}</th>
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </FiguresTable>
      <p className={styles.note}>
        {total ? t('sums.rates') : t('sums.missing', { currency, currencies: without_rate.join(', ') })}{' '}
        {seesNet && `${t('sums.margin')} ${t('sums.expected')}`}
      </p>
    </section>
  );
}
