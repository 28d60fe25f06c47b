import { useTranslation } from 'react-i18next';
import type { JudgedPassword, PasswordRefusal } from '@traveldesk/auth-contract';
import styles from './StrengthMeter.module.css';

const levels = [0, 1, 2, 3, 4] as const;

/** Refusals that do not depend on how hard the password is to guess. */
const lacks = {
  password_too_short: 'newPassword.tooShortYet',
  password_own_words: 'newPassword.ownWordsYet',
  password_repeats_word: 'newPassword.repeatsYet',
} as const satisfies Partial<Record<PasswordRefusal, string>>;

export interface StrengthMeterProps {
  /** Null while there is nothing to judge. */
  judged: JudgedPassword | null;
}

/** How hard a password is to guess: in steps, in colour and in words. One that is refused is never shown as strong. */
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
