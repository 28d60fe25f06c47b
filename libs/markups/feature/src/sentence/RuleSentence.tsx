import { useTranslation } from 'react-i18next';
import type { MarkupRule, RuleNames } from '@traveldesk/markups-contract';
import { readerZone, serverNow, useLanguage } from '@traveldesk/shared-web';
import styles from './RuleSentence.module.css';
import { remarksOf, sentenceOf } from './sentence';
import './texts';

export interface RuleSentenceProps {
  rule: MarkupRule;
  names: RuleNames;
}

/** A rule as a sentence, followed by remarks on what the sentence leaves out. */
export function RuleSentence({ rule, names }: RuleSentenceProps) {
  const { t } = useTranslation('markupSentence');
  const { language } = useLanguage();
  const words = { t, language, today: new Date(serverNow()), timeZone: readerZone() };
  return (
    <>
      <p className={styles.sentence}>{sentenceOf(rule, names, words)}</p>
      <p className={styles.remarks}>{remarksOf(rule, words).join(' ')}</p>
    </>
  );
}
