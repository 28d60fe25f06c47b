import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import { reviewFormStyles as styles, useSummary, type Order } from '@traveldesk/bookings-ui';
import type { FlightMode, ReviewNotes } from '@traveldesk/flight-bookings-contract';
import type { ShownReview } from '@traveldesk/flights-ui';
import { Additions } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import type { Agreed, BookingValues } from './booking.values';
import { Deadlines } from './Deadlines';
import { BookingSummaryDialog } from './BookingSummaryDialog';
import { TotalLines } from './TotalLines';
import { useExtraPriceLines } from './useExtraPriceLines';
import { obstacleText, useObstacle } from './useObstacle';
import { useTotal } from './useTotal';

export interface OrderingProps extends ShownReview {
  notes: ReviewNotes;
  company: { id: string; name: string };
  order: Order<Agreed>;
  busy: boolean;
}

/** The total, its deadlines, and the buttons to order. */
export function Ordering({ notes, company, order, busy, ...shown }: OrderingProps) {
  const { t } = useTranslation(['flight-bookings', 'bookingReview']);
  const { review } = shown;
  const form = Form.useFormInstance<BookingValues>();
  const [look, setLook] = useState<FlightMode>();
  const summary = useSummary(order);
  const mayIssue = useCan(bookingPermissions.issue);
  const total = useTotal(review);
  useExtraPriceLines({ ...shown, notes, total });
  const obstacle = useObstacle(shown);
  const holdable = notes.holdable === true;
  const withExtras = total.extras.length > 0;

  const judge = (mode: FlightMode) => {
    form.setFieldValue('mode', mode);
    return summary.open(() => setLook(mode));
  };
  const send = () => {
    if (!total.sum) return;
    summary.confirm({ offer_id: review.offer.id, revision: review.revision, total: total.sum });
  };
  const isShut = obstacle !== null || total.sum === null;
  return (
    <section className={styles.part}>
      <h3>{t('review.order.title')}</h3>
      <TotalLines review={review} total={total} />
      {total.sum && <Additions place="payment" id={company.id} pay={total.sum} />}
      {holdable && <Deadlines requirements={review.requirements} />}
      {notes.holdable === false && <p>{t('review.order.instant')}</p>}
      {notes.holdable === null && <p>{t('review.order.holdUnknown')}</p>}
      {holdable && withExtras && <p>{t('review.order.holdExtras')}</p>}
      {!mayIssue && <p>{t(holdable ? 'review.order.mayHold' : 'review.order.mayNothing')}</p>}
      <p role="status" className={styles.obstacle}>
        {obstacle && obstacleText(obstacle, t)}
      </p>
      <div className={styles.buttons}>
        {holdable && (
          <Button
            size="large"
            {...(!mayIssue && { type: 'primary' as const })}
            loading={busy && look === 'hold'}
            disabled={isShut || busy || withExtras}
            onClick={() => void judge('hold')}
          >
            {t('review.order.hold')}
          </Button>
        )}
        {mayIssue && (
          <Button
            size="large"
            type="primary"
            loading={busy && look === 'pay'}
            disabled={isShut || busy}
            onClick={() => void judge('pay')}
          >
            {t('review.order.pay')}
          </Button>
        )}
      </div>
      {look && total.sum && (
        <BookingSummaryDialog
          open={summary.isOpen}
          mode={look}
          review={review}
          company={company.name}
          travellers={form.getFieldValue('travellers') as BookingValues['travellers']}
          total={total.sum}
          obstacle={obstacle}
          onAgree={send}
          onClose={summary.close}
        />
      )}
    </section>
  );
}
