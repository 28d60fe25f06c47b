import { useTranslation } from 'react-i18next';
import styles from './StrengthMeter.module.css';

const levels = [0, 1, 2, 3, 4] as const;

export interface StrengthMeterProps {
  /** 0 to 4, or null while there is nothing to judge. */
  strength: number | null;
  /** However hard to guess, it would still be refused. */
  tooShort: boolean;
}

/** How hard a password is to guess: in steps, in colour and in words. */
export function StrengthMeter({ strength, tooShort }: StrengthMeterProps) {
  const { t } = useTranslation('auth');
  const shown = strength !== null && tooShort ? Math.min(strength, 1) : strength;
  const level = levels.find((one) => one === shown);
  const easy = strength !== null && strength < 2;
  const words =
    level === undefined
      ? null
      : t(tooShort && !easy ? 'newPassword.tooShortYet' : `newPassword.levels.${level}`);
  return (
    <div className={styles.meter} data-strength={level}>
      <div
        role="meter"
        aria-label={t('newPassword.strength')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level ?? 0}
        aria-valuetext={words ?? undefined}
        className={styles.steps}
      >
        {levels.slice(1).map((step) => (
          <span key={step} className={level !== undefined && step <= level ? styles.reached : styles.step} />
        ))}
      </div>
      <span className={styles.words} aria-live="polite">
        {words}
      </span>
    </div>
  );
}
