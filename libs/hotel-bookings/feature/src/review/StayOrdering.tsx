import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import { reviewFormStyles as styles, useSummary, type Order } from '@traveldesk/bookings-ui';
import type { StayQuote } from '@traveldesk/hotels-contract';
import { PaidLines } from '@traveldesk/hotels-ui';
import { minorUnits } from '@traveldesk/shared-contract';
import { Additions } from '@traveldesk/shared-ui';
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

/** Shows the amounts to pay now and at the property, and the button to book. */
export function StayOrdering({ quote, company, replaces, order, busy }: StayOrderingProps) {
  const { t } = useTranslation(['hotel-bookings', 'bookingReview']);
  const form = Form.useFormInstance<StayBookingValues>();
  const summary = useSummary(order);
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

  const send = () => summary.confirm({ quote_id: quote.id, total: now, replaces });
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
          onClick={() => void summary.open(() => setLooked(true))}
        >
          {t(isPaid ? 'review.pay' : 'review.book')}
        </Button>
      )}
      {wasLooked && (
        <StaySummaryDialog
          open={summary.isOpen}
          quote={quote}
          company={company.name}
          guests={form.getFieldValue('guests') as StayBookingValues['guests']}
          total={now}
          obstacle={said}
          onAgree={send}
          onClose={summary.close}
        />
      )}
    </section>
  );
}
