import { useTranslation } from 'react-i18next';
import type { JudgedPassword, PasswordRefusal } from '@traveldesk/auth-contract';
import styles from './StrengthMeter.module.css';

const levels = [0, 1, 2, 3, 4] as const;

/** Refusals independent of the strength. */
const lacks = {
  password_too_short: 'newPassword.tooShortYet',
  password_own_words: 'newPassword.ownWordsYet',
  password_repeats_word: 'newPassword.repeatsYet',
} as const satisfies Partial<Record<PasswordRefusal, string>>;

export interface StrengthMeterProps {
  /** Null for an empty password. */
  judged: JudgedPassword | null;
}

/** A password's strength in steps, color and words. A refused password never shows as strong. */
export function StrengthMeter({ judged }: StrengthMeterProps) {
  const { t } = useTranslation('auth');
  const { strength = null, refusal = null } = judged ?? {};
  const lacking = refusal !== null && refusal !== 'password_easy' ? refusal : null;
  const level = levels.find(
    (one) => one === (strength !== null && lacking ? Math.min(strength, 1) : strength),
  );
  const easy = strength !== null && strength < 2;
  const words =
    level === undefined ? null : t(lacking && !easy ? lacks[lacking] : `newPassword.levels.${level}`);
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
