import { useTranslation } from 'react-i18next';
import { DisappearingButton } from '../focus/DisappearingButton';
import styles from './FormPage.module.css';
import type { FailedSave, OutcomeWords } from './failed-save';

export interface SaveOutcomeProps {
  outcome: FailedSave | undefined;
  words: OutcomeWords | undefined;
  onSaveAnother: () => void;
}

/** Explains a save that neither succeeded nor was refused (SECURITY 49), and offers what to do next. */
export function SaveOutcome({ outcome, words, onSaveAnother }: SaveOutcomeProps) {
  const { t } = useTranslation('common');
  if (outcome !== 'unanswered' && outcome !== 'carriedOut') return null;
  return (
    <div className={styles.outcome}>
      <span role="alert">{words?.[outcome] ?? t(`form.${outcome}`)}</span>
      {outcome === 'carriedOut' && !words && (
        <DisappearingButton size="small" onClick={onSaveAnother}>
          {t('form.saveAnother')}
        </DisappearingButton>
      )}
    </div>
  );
}
