import { Form } from 'antd';
import { Suspense, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import type { Review } from '@traveldesk/flights-contract';
import { DisappearingButton, preloadable } from '@traveldesk/shared-ui';
import type { BookingValues } from './booking.values';

const { Component: ExtrasChoice, preload } = preloadable(
  async () => (await import('./ExtrasChoice')).ExtrasChoice,
);

export interface ExtrasPartProps {
  review: Review;
  notes: ReviewNotes;
}

/** Bags and seats; loaded from the supplier on demand, or if some were chosen before a reload. */
export function ExtrasPart({ review, notes }: ExtrasPartProps) {
  const { t } = useTranslation('flight-bookings');
  const form = Form.useFormInstance<BookingValues>();
  const [wanted, setWanted] = useState(false);
  const chosen = Form.useWatch('extras', { form, preserve: true }) ?? [];
  const isOpen = wanted || chosen.length > 0;
  return (
    <section className={styles.part}>
      <h3>{t('review.extras.title')}</h3>
      {!isOpen && (
        <DisappearingButton
          onClick={() => setWanted(true)}
          onPointerEnter={() => void preload().catch(() => undefined)}
        >
          {t('review.extras.open')}
        </DisappearingButton>
      )}
      <Form.Item name="extras" hidden={!isOpen}>
        <Lazy isOpen={isOpen} review={review} notes={notes} />
      </Form.Item>
    </section>
  );
}

type ChoiceProps = ComponentProps<typeof ExtrasChoice>;

function Lazy({ isOpen, ...choice }: ChoiceProps & { isOpen: boolean }) {
  return (
    isOpen && (
      <Suspense>
        <ExtrasChoice {...choice} />
      </Suspense>
    )
  );
}
