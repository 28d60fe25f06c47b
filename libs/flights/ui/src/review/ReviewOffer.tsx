import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferChange, Review, ScheduleField } from '@traveldesk/flights-contract';
import { Additions } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { Expiry, ReviewChanges, reviewStyles, TrainingTag } from '@traveldesk/suppliers-ui';
import { ChangesTable } from '../ChangesTable';
import { WhyPrice } from '../WhyPrice';
import { FarePart, ItineraryPart } from './OfferParts';
import { PriceSplit, type BesideLine } from './PriceSplit';
import { Requirements } from './Requirements';
import { useFlightsAcceptOfferMutation } from './review.api';

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
    <div className={reviewStyles.review}>
      <div className={reviewStyles.main}>
        <Changes key={review.checked_at} review={review} query={query} />
        <ItineraryPart offer={offer} names={names} criteria={search.criteria} company={search.company} />
        <FarePart offer={offer}>
          <Requirements requirements={review.requirements} />
        </FarePart>
        {children?.(setBeside)}
      </div>
      <aside className={reviewStyles.side}>
        <section className={reviewStyles.card}>
          <h2>{t('review.price')}</h2>
          <PriceSplit
            price={offer.price}
            travellers={search.criteria}
            previous={changes.some(({ kind }) => kind === 'price') ? review.previous.price : null}
            beside={beside}
          />
          <WhyPrice offer={offer} revision={review.revision} />
          <p>
            {supplier.name} {supplier.training && <TrainingTag />}
          </p>
          {supplier.training && <p className={reviewStyles.quiet}>{t('suppliers.trainingHint')}</p>}
          <Expiry until={offer.expires_at} />
          <p className={reviewStyles.quiet}>
            {t('review.checked', { when: format.dateTime(review.checked_at) })}
          </p>
          <Button className={reviewStyles.again} loading={checking} onClick={onAgain}>
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
  return (
    <ReviewChanges
      unchanged={t('review.unchanged')}
      hasChanged={changes.length > 0}
      isAccepted={review.accepted_at !== null}
      isBusy={isLoading}
      accept={t(`review.accept.${acceptedBy(changes)}`)}
      onAccept={() => accept({ review, query })}
    >
      <ChangesTable changes={changes} names={names} />
    </ReviewChanges>
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
