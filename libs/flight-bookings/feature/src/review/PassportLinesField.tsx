import { Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { PassportLines, PassportLinesProblem } from './passport-lines';

/** Loaded when the field is first used, not with the form. */
const reader = () => import('./passport-lines');

export interface PassportLinesFieldProps {
  /** Today's date, which decides the century of two-digit years. */
  today: string;
  onRead: (lines: PassportLines) => void;
}

/**
 * Reads pasted or scanned machine-readable lines of a passport or card. Once they are valid, it fills the form and clears the text, which
 * is never stored.
 */
export function PassportLinesField({ today, onRead }: PassportLinesFieldProps) {
  const { t } = useTranslation('flight-bookings');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PassportLinesProblem>();
  const latest = useRef('');
  const hint = useId();
  // `isWhole`: typing has ended, so unreadable lines are wrong rather than incomplete.
  const read = async (next: string, isWhole: boolean) => {
    const { isComplete, readPassportLines } = await reader();
    if (latest.current !== next || next.trim() === '') return;
    const lines = readPassportLines(next, today);
    if (typeof lines === 'string') {
      if (isWhole || isComplete(next)) setProblem(lines);
      return;
    }
    latest.current = '';
    setText('');
    onRead(lines);
  };
  const take = (next: string) => {
    latest.current = next;
    setText(next);
    setProblem(undefined);
    void read(next, false).catch(() => undefined);
  };
  return (
    <div className={styles.mrz}>
      <Input.TextArea
        rows={3}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-label={t('review.mrz.label')}
        aria-describedby={hint}
        aria-invalid={Boolean(problem)}
        placeholder={t('review.mrz.label')}
        onFocus={() => void reader().catch(() => undefined)}
        onChange={({ target }) => take(target.value)}
        onBlur={() => void read(text, true).catch(() => undefined)}
      />
      <span id={hint} role={problem ? 'alert' : undefined} className={problem ? styles.wrong : styles.quiet}>
        {t(`review.mrz.${problem ?? 'hint'}`)}
      </span>
    </div>
  );
}
