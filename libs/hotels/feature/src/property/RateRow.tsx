import { useTranslation } from 'react-i18next';
import type { RoomRate } from '@traveldesk/hotels-contract';
import {
  PaidLines,
  RateConditions,
  RateMarks,
  StaffLines,
  Terms,
  Total,
  quoteAddress,
  useRateWords,
} from '@traveldesk/hotels-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import { apart, isolated, useFormat, usePassed } from '@traveldesk/shared-web';
import { OfferExpiry } from '@traveldesk/suppliers-ui';
import styles from './property.module.css';
import type { Opening } from './opening';

export interface RateRowProps {
  rate: RoomRate;
  /** The name of its room. */
  room: string;
  opening: Opening;
}

/** A rate: its terms, its price, and the way to its quote. */
export function RateRow({ rate, room, opening }: RateRowProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const words = useRateWords();
  const { property, search, nights, checkIn } = opening;
  const isOver = usePassed([Date.parse(rate.expires_at)]) > 0;
  return (
    <li className={styles.rate}>
      <div className={styles.rateTerms}>
        <RateMarks rate={rate} />
        <Terms rate={rate} zone={opening.zone} checkIn={checkIn} />
        <RateConditions conditions={rate.conditions} />
        <StaffLines rate={rate} />
      </div>
      <div className={styles.rateMoney}>
        <Total price={rate.price} nights={nights} />
        <PaidLines rate={rate} />
        <p className={styles.choose}>
          <OfferExpiry until={rate.expires_at} />
          {rate.bookable !== false && !isOver && (
            <LinkButton
              type="primary"
              to={quoteAddress(rate.id, property, search)}
              aria-label={t('property.chooseRate', {
                room: apart(room),
                board: words.board(rate.board),
                total: isolated(format.money(rate.price.total)),
              })}
            >
              {t('property.choose')}
            </LinkButton>
          )}
        </p>
        {rate.bookable !== true && (
          <p className={styles.whyNot}>
            {t(rate.bookable === null ? 'rates.bookableUnknown' : 'rates.notBookable')}
          </p>
        )}
      </div>
    </li>
  );
}
