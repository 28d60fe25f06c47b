import { InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { useFlightWords } from '@traveldesk/flights-ui';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';

/** Notices before booking, about the journey, its price and the payer. */
export function Notices({ notes }: { notes: ReviewNotes }) {
  const { t } = useTranslation(['flight-bookings', 'bookingReview']);
  const format = useFormat();
  const words = useFlightWords();
  const wasChosen = Boolean((useLocation().state as { payerChosen?: boolean } | null)?.payerChosen);
  const { company, own_access: own, notices } = notes;
  const said = notices.map(({ kind, place, minutes, usual, months }): ReactNode => {
    const values = {
      place: isolated(place ?? ''),
      duration: minutes === null ? '' : words.duration(minutes),
      usual: usual ? isolated(format.money(usual)) : '',
      months: months ?? 6,
    };
    return t(`review.notices.${kind}`, values);
  });
  if (!company && said.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('review.notices.title')}</h2>
      <ul className={styles.notices}>
        {company && (
          <li>
            <InfoCircleOutlined aria-hidden />{' '}
            {t('review.payer.pays', { company: isolateDirection(company.name) })}{' '}
            {wasChosen && t('review.payer.anew', { company: isolateDirection(company.name) })}
          </li>
        )}
        {own && (
          <li>
            <InfoCircleOutlined aria-hidden /> {t(`bookingReview:own.${own.charge}`)}
          </li>
        )}
        {said.map((sentence, index) => (
          // Notices may repeat, so their key is the position.
          <li key={index} data-kind="warning">
            <WarningOutlined aria-hidden /> {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
