import { DoubleLeftOutlined, DoubleRightOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@traveldesk/shared-web';
import styles from './DayCalendar.module.css';
import { addMonths, useMonth } from './month';
import { MonthGrid } from './MonthGrid';

export interface DayCalendarProps {
  /** The selected day, whose month is shown. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Whether the calendar takes the focus; otherwise it stays in the field. */
  takesFocus: boolean;
  onPick: (day: string) => void;
  /** `hadFocus` is false after a press outside. */
  onClose: (hadFocus: boolean) => void;
}

const earliest = '1900-01-01';
const latest = '2199-12-31';

const isSameMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7);

/** A month below its field, for pointer and keyboard, following the date picker dialog of the ARIA practices. */
export function DayCalendar({
  value,
  min = earliest,
  max = latest,
  takesFocus,
  onPick,
  onClose,
}: DayCalendarProps) {
  const { t } = useTranslation('common');
  const { direction } = useLanguage();
  const within = (day: string) => (day < min ? min : day > max ? max : day);
  const [day, setDay] = useState(within(value));
  // Days take the focus once the user moves between them.
  const [isMoving, setMoving] = useState(takesFocus);
  const [tookFocus, setTookFocus] = useState(takesFocus);
  if (tookFocus !== takesFocus) {
    setTookFocus(takesFocus);
    setMoving(takesFocus);
  }
  const panel = useRef<HTMLDivElement>(null);
  const month = useMonth(day);
  const turn = (months: number) => {
    const to = within(addMonths(day, months));
    // A button disabled at the first or last month loses the focus, so the days take it.
    setMoving(isSameMonth(to, within(addMonths(to, months))));
    setDay(to);
  };
  const move = (to: string) => {
    setMoving(true);
    setDay(within(to));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
    }
    if (event.key !== 'Tab') return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('button:enabled[tabindex="0"]') ?? [])];
    const next = stops.indexOf(document.activeElement as HTMLElement) + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    stops.at(next % stops.length)?.focus();
  };
  const [Before, After, FarBefore, FarAfter] =
    direction === 'rtl'
      ? [RightOutlined, LeftOutlined, DoubleRightOutlined, DoubleLeftOutlined]
      : [LeftOutlined, RightOutlined, DoubleLeftOutlined, DoubleRightOutlined];
  const turns = [
    { months: -12, label: t('form.month.previousYear'), Icon: FarBefore },
    { months: -1, label: t('form.month.previous'), Icon: Before },
    { months: 1, label: t('form.month.next'), Icon: After },
    { months: 12, label: t('form.month.nextYear'), Icon: FarAfter },
  ].map(({ months, label, Icon }) => (
    <Button
      key={months}
      type="text"
      size="small"
      tabIndex={0}
      icon={<Icon aria-hidden />}
      aria-label={label}
      title={label}
      disabled={isSameMonth(day, within(addMonths(day, months)))}
      onClick={() => turn(months)}
    />
  ));
  return (
    <Popover
      open
      trigger="click"
      arrow={false}
      styles={{ content: { padding: 8 } }}
      placement={direction === 'rtl' ? 'bottomRight' : 'bottomLeft'}
      onOpenChange={(open) => !open && onClose(false)}
      content={
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is a dialog, which Escape closes and Tab goes round in
        <div
          ref={panel}
          role="dialog"
          aria-label={t('form.month.title')}
          className={styles.panel}
          onKeyDown={press}
        >
          <div className={styles.head}>
            {turns.slice(0, 2)}
            <strong aria-live="polite" className={styles.title}>
              {month.title}
            </strong>
            {turns.slice(2)}
          </div>
          <MonthGrid
            day={day}
            value={value}
            min={min}
            max={max}
            month={month}
            isMoving={isMoving}
            onMove={move}
            onPick={onPick}
          />
        </div>
      }
    >
      <span className={styles.anchor} />
    </Popover>
  );
}
