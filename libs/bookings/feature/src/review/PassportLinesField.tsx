import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readMrz, type MrzProblem, type PassportLines } from '@traveldesk/bookings-contract';
import styles from './booking.module.css';

export interface PassportLinesFieldProps {
  /** Of the day; it decides centuries. */
  today: string;
  onRead: (lines: PassportLines) => void;
}

/** As long as one line, without which nothing is judged yet. */
const line = 44;

/**
 * Takes the two lines at the foot of a passport, pasted or scanned. As soon as they can be read they fill the form, and the text goes:
 * it is part of no form, and kept nowhere.
 */
export function PassportLinesField({ today, onRead }: PassportLinesFieldProps) {
  const { t } = useTranslation('bookings');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<MrzProblem>();
  const hint = useId();
  const read = (next: string) => {
    setText(next);
    setProblem(undefined);
    if (next.replace(/\s/g, '').length < 2 * line) return;
    const lines = readMrz(next, today);
    if (typeof lines === 'string') return setProblem(lines);
    setText('');
    onRead(lines);
  };
  return (
    <div className={styles.mrz}>
      <Input.TextArea
        rows={2}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-label={t('review.mrz.label')}
        aria-describedby={hint}
        aria-invalid={Boolean(problem)}
        placeholder={t('review.mrz.label')}
        onChange={({ target }) => read(target.value)}
        onBlur={() => text.trim() !== '' && !problem && setProblem('mrz_form')}
      />
      <span id={hint} role={problem ? 'alert' : undefined} className={problem ? styles.wrong : styles.quiet}>
        {t(`review.mrz.${problem ?? 'hint'}`)}
      </span>
    </div>
  );
}
