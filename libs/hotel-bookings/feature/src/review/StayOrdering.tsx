import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import { reviewFormStyles as styles, type Order } from '@traveldesk/bookings-ui';
import type { StayQuote } from '@traveldesk/hotels-contract';
import { PaidLines } from '@traveldesk/hotels-ui';
import { minorUnits } from '@traveldesk/shared-contract';
import { Additions, goToField } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import type { AgreedStay, StayBookingValues } from './stay-booking.values';
import { StaySummaryDialog } from './StaySummaryDialog';
import { useObstacle } from './useObstacle';

export interface StayOrderingProps {
  quote: StayQuote;
  company: { id: string; name: string };
  replaces: string | null;
  order: Order<AgreedStay>;
  busy: boolean;
}

/** What is paid now and at the property, and the button to book. */
export function StayOrdering({ quote, company, replaces, order, busy }: StayOrderingProps) {
  const { t } = useTranslation(['hotel-bookings', 'bookingReview']);
  const form = Form.useFormInstance<StayBookingValues>();
  const [isLooking, setLooking] = useState(false);
  const [wasLooked, setLooked] = useState(false);
  const mayIssue = useCan(bookingPermissions.issue);
  const obstacle = useObstacle(quote);
  const said =
    obstacle && (obstacle === 'offline' ? t('bookingReview:offline') : t(`review.obstacles.${obstacle}`));
  const { now } = quote.rate;
  if (!now) return null;
  const isPaid = minorUnits(now) > 0n;
  // Only a payment needs the permission.
  const mayOrder = mayIssue || !isPaid;

  const judge = async () => {
    order.open();
    try {
      await form.validateFields();
      setLooked(true);
      setLooking(true);
    } catch {
      const [wrong] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      if (wrong) goToField(form, wrong.name);
    } finally {
      order.passes();
    }
  };
  const send = () => {
    setLooking(false);
    order.agree({ quote_id: quote.id, total: now, replaces });
    order.open();
    form.submit();
  };
  return (
    <section className={styles.part}>
      <h3>{t('review.order')}</h3>
      <PaidLines rate={quote.rate} />
      {isPaid && <Additions place="payment" id={company.id} pay={now} />}
      {!mayOrder && <p>{t('review.mayNot')}</p>}
      <p role="status" className={styles.obstacle}>
        {said}
      </p>
      {mayOrder && (
        <Button
          size="large"
          type="primary"
          loading={busy}
          disabled={obstacle !== null || busy}
          onClick={() => void judge()}
        >
          {t(isPaid ? 'review.pay' : 'review.book')}
        </Button>
      )}
      {wasLooked && (
        <StaySummaryDialog
          open={isLooking}
          quote={quote}
          company={company.name}
          guests={form.getFieldValue('guests') as StayBookingValues['guests']}
          total={now}
          obstacle={said}
          onAgree={send}
          onClose={() => setLooking(false)}
        />
      )}
    </section>
  );
}
