import { FieldTimeOutlined, IdcardOutlined, ThunderboltOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, OfferNames, Segment } from '@traveldesk/flights-contract';
import { BagMarks, BagWords, ConditionMarks, Conditions, useFlightWords } from '@traveldesk/flights-ui';
import { OfferExpiry, TrainingTag } from '@traveldesk/suppliers-ui';
import styles from './results.module.css';

export interface OfferMarksProps {
  offer: Offer;
  names: OfferNames;
  supplierName: string;
  /** Whether to mark offers of training suppliers; false if the whole list is from training suppliers. */
  training: boolean;
}

/** Maximum number of seats that is shown. */
const few = 9;

function operatorsOf(segments: readonly Segment[]): string[] {
  const others = segments.filter(({ carrier, operated_by }) => carrier !== operated_by);
  return [...new Set(others.map(({ operated_by }) => operated_by))];
}

/** Shows what matters besides times and price: fare, bags, conditions, payment, requirements. */
export function OfferMarks({ offer, names, supplierName, training }: OfferMarksProps) {
  const { t } = useTranslation('flights');
  const words = useFlightWords();
  const segments = offer.slices.flatMap((slice) => slice.segments);
  const warnings = [
    new Set(segments.map(({ cabin }) => cabin)).size > 1 && t('segment.mixedCabins'),
    ...operatorsOf(segments).map((code) =>
      t('segment.operatedBy', { airline: names.airlines[code] ?? code }),
    ),
  ].filter(Boolean);
  return (
    <div className={styles.marks}>
      <strong className={styles.fareName}>{offer.fare_brand ?? t('fares.unnamed')}</strong>
      <BagWords bags={offer.bags} />
      <Conditions conditions={offer.conditions} />
      <Payment offer={offer} />
      <Passport offer={offer} />
      {warnings.map((warning) => (
        <span key={String(warning)} className={styles.seats}>
          {warning}
        </span>
      ))}
      <Seats offer={offer} />
      {offer.emissions_kg !== null && <span className={styles.quiet}>{words.co2(offer.emissions_kg)}</span>}
      <span className={styles.quiet}>{supplierName}</span>
      {training && offer.training && <TrainingTag />}
      <OfferExpiry until={offer.expires_at} />
    </div>
  );
}

/** The same as icons, for the compact list. */
export function CompactMarks({ offer, training }: Pick<OfferMarksProps, 'offer' | 'training'>) {
  return (
    <div className={styles.compactMarks}>
      <ConditionMarks conditions={offer.conditions} />
      <BagMarks bags={offer.bags} />
      <Payment offer={offer} brief />
      <Passport offer={offer} brief />
      <Seats offer={offer} />
      {training && offer.training && <TrainingTag />}
      <OfferExpiry until={offer.expires_at} />
    </div>
  );
}

interface MarkProps {
  offer: Offer;
  /** Shows only the icon; the text is a tooltip and for screen readers. */
  brief?: boolean;
}

/** Shows whether the offer can be held or requires instant payment, or that the supplier does not state it. */
function Payment({ offer: { instant_payment: instant }, brief = false }: MarkProps) {
  const { t } = useTranslation('flights');
  if (instant === undefined || instant === null) {
    return brief ? null : <span className={styles.quiet}>{t('marks.paymentUnknown')}</span>;
  }
  return instant ? (
    <Mark icon={<ThunderboltOutlined aria-hidden />} said={t('marks.payNow')} brief={brief} />
  ) : (
    <Mark icon={<FieldTimeOutlined aria-hidden />} said={t('marks.holdable')} brief={brief} good />
  );
}

function Passport({ offer: { passport }, brief = false }: MarkProps) {
  const { t } = useTranslation('flights');
  if (!passport) return null;
  return <Mark icon={<IdcardOutlined aria-hidden />} said={t('marks.passport')} brief={brief} />;
}

interface MarkOfProps {
  icon: ReactNode;
  said: string;
  brief: boolean;
  good?: boolean;
}

function Mark({ icon, said, brief, good = false }: MarkOfProps) {
  return (
    <span className={good ? styles.good : styles.mark} title={brief ? said : undefined}>
      {icon} <span className={brief ? styles.spoken : undefined}>{said}</span>
    </span>
  );
}

function Seats({ offer: { seats_left: seats } }: { offer: Offer }) {
  const { t } = useTranslation('flights');
  if (seats === null || seats > few) return null;
  return <span className={styles.seats}>{t('seatsLeft', { count: seats })}</span>;
}
