import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { DeadlineTimes } from './DeadlineTimes';
import { TermsBar } from './TermsBar';
import { costsOf, type TermsOf, type TierCost } from './terms';
import { useRateWords } from './useRateWords';
import styles from './rates.module.css';

const icons = {
  free: <CheckCircleOutlined aria-hidden />,
  part: <ExclamationCircleOutlined aria-hidden />,
  all: <CloseCircleOutlined aria-hidden />,
  unknown: <QuestionCircleOutlined aria-hidden />,
} as const satisfies Record<TierCost | 'unknown', unknown>;

export interface TermsProps {
  rate: TermsOf;
  /** The property's time zone; null if unknown. */
  zone: string | null;
  /** The day of arrival, at which the timeline ends. */
  checkIn: string;
}

/** The cancellation terms of a rate: as sentences, as a timeline, and the next deadline in two times. */
export function Terms({ rate, zone, checkIn }: TermsProps) {
  const { t } = useTranslation('hotels');
  const words = useRateWords();
  const { tiers, now: paid } = rate;
  const sentence = words.terms(rate, zone);
  const [cost] = costsOf(tiers ?? [], paid);
  const until = tiers?.[0]?.until;
  return (
    <div className={styles.terms}>
      <p className={styles.sentence} data-cost={cost ?? 'unknown'}>
        {icons[cost ?? 'unknown']} {sentence}
      </p>
      {tiers && until && (
        <>
          <TermsBar tiers={tiers} paid={paid} zone={zone} checkIn={checkIn} label={sentence} />
          <DeadlineTimes
            label={t(cost === 'free' ? 'rates.deadline.free' : 'rates.deadline.other')}
            at={until}
            zone={zone}
          />
        </>
      )}
    </div>
  );
}
