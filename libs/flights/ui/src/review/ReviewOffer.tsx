import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferChange, Review, ScheduleField } from '@traveldesk/flights-contract';
import { Additions, Tag } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { ChangesTable } from '../ChangesTable';
import { WhyPrice } from '../WhyPrice';
import { Expiry } from '../offer/Expiry';
import { FarePart, ItineraryPart } from './OfferParts';
import { PriceSplit, type BesideLine } from './PriceSplit';
import { Requirements } from './Requirements';
import { useFlightsAcceptOfferMutation } from './review.api';
import styles from './review.module.css';

export interface ReviewOfferProps {
  review: Review;
  /** The query of the search that lists the offer. */
  query: string;
  /** Whether the supplier is being asked again. */
  checking: boolean;
  onAgain: () => void;
  /** Renders actions and information about the company's money; gets a function that reports extras. */
  children?: ((onBeside: (lines: readonly BesideLine[]) => void) => ReactNode) | undefined;
}

/** Shows the current itinerary, conditions and price. Changes since the list must be accepted. */
export function ReviewOffer({ review, query, checking, onAgain, children }: ReviewOfferProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const { offer, changes, names, supplier, search } = review;
  const [beside, setBeside] = useState<readonly BesideLine[]>([]);
  return (
    <div className={styles.review}>
      <div className={styles.main}>
        <Changes key={review.checked_at} review={review} query={query} />
        <ItineraryPart offer={offer} names={names} criteria={search.criteria} company={search.company} />
        <FarePart offer={offer}>
          <Requirements requirements={review.requirements} />
        </FarePart>
        {children?.(setBeside)}
      </div>
      <aside className={styles.side}>
        <section className={styles.card}>
          <h2>{t('review.price')}</h2>
          <PriceSplit
            price={offer.price}
            travellers={search.criteria}
            previous={changes.some(({ kind }) => kind === 'price') ? review.previous.price : null}
            beside={beside}
          />
          <WhyPrice offer={offer} revision={review.revision} />
          <p>
            {supplier.name} {supplier.training && <Tag color="warning">{t('suppliers.training')}</Tag>}
          </p>
          {supplier.training && <p className={styles.quiet}>{t('suppliers.trainingHint')}</p>}
          <Expiry until={offer.expires_at} />
          <p className={styles.quiet}>{t('review.checked', { when: format.dateTime(review.checked_at) })}</p>
          <Button className={styles.again} loading={checking} onClick={onAgain}>
            {t('review.checkAgain')}
          </Button>
        </section>
        {!children && search.criteria.company_id && (
          <Additions place="payment" id={search.criteria.company_id} pay={offer.price.total} />
        )}
      </aside>
    </div>
  );
}

/** Shows the changes since the list, with a button to accept them, and then their acceptance. */
function Changes({ review, query }: Pick<ReviewOfferProps, 'review' | 'query'>) {
  const { t } = useTranslation('flights');
  const [accept, { isLoading }] = useFlightsAcceptOfferMutation();
  const { changes, names } = review;
  const accepted = review.accepted_at !== null;
  const title = useRef<HTMLHeadingElement>(null);
  if (changes.length === 0) {
    return (
      <p role="status" className={styles.notice} data-kind="good">
        <CheckCircleOutlined aria-hidden /> {t('review.unchanged')}
      </p>
    );
  }
  return (
    <section className={styles.card} data-kind={accepted ? 'good' : 'warning'}>
      <div role="status">
        <h2 ref={title} tabIndex={-1}>
          {accepted ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}{' '}
          {t(accepted ? 'review.accepted' : 'review.changed')}
        </h2>
      </div>
      <ChangesTable changes={changes} names={names} />
      {!accepted && (
        <Button
          type="primary"
          className={styles.accept}
          loading={isLoading}
          onClick={async () => {
            await accept({ review, query })
              .unwrap()
              .catch(() => undefined);
            // Accepting removes the button, so the focus moves to the title.
            title.current?.focus({ preventScroll: true });
          }}
        >
          {t(`review.accept.${acceptedBy(changes)}`)}
        </Button>
      )}
    </section>
  );
}

/** Returns the part of the button's label that names the changes. */
function acceptedBy(changes: readonly OfferChange[]): 'price' | 'times' | 'priceAndTimes' | 'changes' {
  const isPrice = ({ kind }: OfferChange) => kind === 'price';
  const isTime = (change: OfferChange) => change.kind === 'schedule' && times.has(change.field);
  if (!changes.every((change) => isPrice(change) || isTime(change))) return 'changes';
  if (!changes.some(isTime)) return 'price';
  return changes.some(isPrice) ? 'priceAndTimes' : 'times';
}

const times: ReadonlySet<ScheduleField> = new Set(['departing_at', 'arriving_at']);
