import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nightsOf, type StayQuote } from '@traveldesk/hotels-contract';
import { LinkButton } from '@traveldesk/shared-ui';
import { useFormat, usePassed } from '@traveldesk/shared-web';
import { Expiry, reviewStyles, TrainingTag } from '@traveldesk/suppliers-ui';
import { askAnew } from '../rates/addresses';
import { PaidLines } from '../rates/PaidLines';
import { RateConditions } from '../rates/RateConditions';
import { StaffLines } from '../rates/StaffLines';
import { Terms } from '../rates/Terms';
import { Total } from '../rates/Total';
import { ZoneNote } from '../rates/ZoneNote';
import { ArrivalFacts } from '../stay/ArrivalFacts';
import { StayFacts } from '../stay/StayFacts';
import { QuoteChanges } from './QuoteChanges';
import { RoomFacts } from './RoomFacts';
import { WhyNotBookable } from './WhyNotBookable';
import styles from './quote.module.css';

export interface QuoteViewProps {
  quote: StayQuote;
  /** The address of the property. */
  back: string;
  /** Actions below the quote. */
  children?: ReactNode;
}

/** A quote: what has changed since the rate was chosen, the stay, its terms and its price. */
export function QuoteView({ quote, back, children }: QuoteViewProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const { rate, supplier, details, time_zone: zone, search } = quote;
  const isOver = usePassed([Date.parse(quote.expires_at)]) > 0;
  const checkIn = search.criteria.check_in;
  return (
    <div className={reviewStyles.review}>
      <div className={reviewStyles.main}>
        {isOver && (
          <div role="alert" className={reviewStyles.card} data-kind="warning">
            <h2>{t('quote.expired')}</h2>
            <LinkButton type="primary" to={back} state={askAnew}>
              {t('quote.otherRates')}
            </LinkButton>
          </div>
        )}
        {!isOver && <QuoteChanges quote={quote} />}
        <WhyNotBookable rate={rate} />
        <section className={reviewStyles.card}>
          <h2>
            <bdi>{quote.property.name}</bdi>
          </h2>
          <RoomFacts quote={quote} />
        </section>
        <div className={styles.pair}>
          <section className={reviewStyles.card}>
            <h2>{t('property.stay.title')}</h2>
            <StayFacts search={search} />
          </section>
          <section className={reviewStyles.card}>
            <h2>{t('property.stay.arrival')}</h2>
            <ArrivalFacts details={details} waiting={false} zone={zone} checkIn={checkIn} />
          </section>
        </div>
        <section className={reviewStyles.card}>
          <h2>{t('rates.terms.title')}</h2>
          <Terms rate={rate} zone={zone} checkIn={checkIn} />
          <ZoneNote zone={zone} />
        </section>
        <section className={reviewStyles.card}>
          <h2>{t('quote.conditions')}</h2>
          <RateConditions conditions={rate.conditions} open />
        </section>
        {children}
      </div>
      <aside className={reviewStyles.side}>
        <section className={reviewStyles.card}>
          <h2>{t('quote.price')}</h2>
          <div className={styles.price}>
            <Total price={rate.price} nights={nightsOf(search.criteria)} />
            <PaidLines rate={rate} />
            <StaffLines rate={rate} />
          </div>
          <p>
            <bdi>{supplier.name}</bdi> {supplier.training && <TrainingTag />}
          </p>
          {supplier.training && <p className={reviewStyles.quiet}>{t('quote.training')}</p>}
          {!isOver && <Expiry until={quote.expires_at} />}
          <p className={reviewStyles.quiet}>
            {t('quote.quotedAt', { when: format.dateTime(quote.quoted_at) })}
          </p>
        </section>
      </aside>
    </div>
  );
}
