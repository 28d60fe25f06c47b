import { useTranslation } from 'react-i18next';
import { PassingButton } from '../focus/PassingButton';
import styles from './FormPage.module.css';
import type { Outcome, OutcomeWords } from './outcome';

export interface SaveOutcomeProps {
  outcome: Outcome | undefined;
  words: OutcomeWords | undefined;
  onSaveAnother: () => void;
}

/** What a save has come to that is neither done nor refused (SECURITY 49), and what can be done about it. */
export function SaveOutcome({ outcome, words, onSaveAnother }: SaveOutcomeProps) {
  const { t } = useTranslation('common');
  if (outcome !== 'unanswered' && outcome !== 'carriedOut') return null;
  return (
    <div className={styles.outcome}>
      <span role="alert">{words?.[outcome] ?? t(`form.${outcome}`)}</span>
      {outcome === 'carriedOut' && !words && (
        <PassingButton size="small" onClick={onSaveAnother}>
          {t('form.saveAnother')}
        </PassingButton>
      )}
    </div>
  );
}
