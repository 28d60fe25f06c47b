import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
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
        <Button size="small" onClick={onSaveAnother}>
          {t('form.saveAnother')}
        </Button>
      )}
    </div>
  );
}
