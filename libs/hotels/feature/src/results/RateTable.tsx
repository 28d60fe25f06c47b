import { useTranslation } from 'react-i18next';
import type { CardRate } from '@traveldesk/hotels-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import { Bidi, Tag } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './results.module.css';
import { useCardWords } from './useCardWords';

export interface RateTableProps {
  /** The name of the property. */
  name: string;
  rates: readonly CardRate[];
  supplierName: (key: string) => string;
}

/** The other rates of a card, cheapest first. */
export function RateTable({ name, rates, supplierName }: RateTableProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const words = useCardWords();
  const minorOf = ({ price }: CardRate) => Number(minorUnits(price.total));
  const sorted = [...rates].sort((one, other) => minorOf(one) - minorOf(other));
  const withNet = rates.some(({ price }) => price.net);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways in a narrow card
    <div className={styles.tableBox} role="region" aria-label={t('rate.others', { name })} tabIndex={0}>
      <table className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">{t('rate.board')}</th>
            <th scope="col">{t('rate.payment')}</th>
            <th scope="col">{t('rate.cancellation')}</th>
            <th scope="col">{t('rate.supplier')}</th>
            <th scope="col">{t('rate.dueThere')}</th>
            {withNet && <th scope="col">{t('rate.netPrice')}</th>}
            <th scope="col">{t('rate.night')}</th>
            <th scope="col">{t('rate.total')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((rate, index) => (
            // Rates of a search have no other key than their position.
            <tr key={index}>
              <td>
                {words.board(rate)}{' '}
                {rate.bookable === false && <Tag color="error">{t('rate.notBookable')}</Tag>}
              </td>
              <td>{words.payment(rate)}</td>
              <td>{words.terms(rate)}</td>
              <td>
                <bdi>{supplierName(rate.supplier)}</bdi>
              </td>
              <td>{rate.price.due ? <Bidi>{format.money(rate.price.due)}</Bidi> : t('rate.notStated')}</td>
              {withNet && <td>{rate.price.net && <Bidi>{format.money(rate.price.net)}</Bidi>}</td>}
              <td>
                <Bidi>{format.money(rate.price.per_night)}</Bidi>
              </td>
              <td>
                <strong>
                  {rate.from && <span className={styles.from}>{t('rate.from')} </span>}
                  <Bidi>{format.money(rate.price.total)}</Bidi>
                </strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
