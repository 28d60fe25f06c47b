import { useTranslation } from 'react-i18next';
import type { StayQuote } from '@traveldesk/hotels-contract';
import { commaOf } from '@traveldesk/shared-contract';
import { useLanguage } from '@traveldesk/shared-web';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import { Address } from '../stay/Address';
import { Stars } from '../stay/Stars';
import { bedName } from '../stay/code-words';
import { RateMarks } from '../rates/RateMarks';
import { useRateWords } from '../rates/useRateWords';
import styles from './quote.module.css';

/** The property of a quote, and the kind of room with its board. */
export function RoomFacts({ quote: { property, room, rate } }: { quote: StayQuote }) {
  const { t } = useTranslation('hotels');
  const { language } = useLanguage();
  const words = useRateWords();
  const beds = room.beds.map(({ type, count }) =>
    t('property.stay.bed', { number: count, type: bedName(type, t) }),
  );
  return (
    <div className={styles.room}>
      <p>
        <Stars {...property} /> <Address {...property} />
      </p>
      <p>
        <strong dir="auto">{room.name}</strong>{' '}
        {beds.length > 0 && <span className={reviewStyles.quiet}>{beds.join(commaOf[language])}</span>}
      </p>
      <p>{words.board(rate.board)}</p>
      <RateMarks rate={rate} />
    </div>
  );
}
