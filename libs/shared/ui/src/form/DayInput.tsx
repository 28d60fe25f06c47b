import { CalendarOutlined } from '@ant-design/icons';
import { Button, type InputRef } from 'antd';
// Without the other kinds of inputs, because lists show this field.
import Input from 'antd/es/input/Input';
import {
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, isDay, isDistance, isLongAgo, readDay } from '@traveldesk/shared-contract';
import { localToday, useFormat } from '@traveldesk/shared-web';
import { preloadable } from '../lazy/preloadable';
import styles from './DayInput.module.css';

const { Component: DayCalendar, preload } = preloadable(
  async () => (await import('./DayCalendar')).DayCalendar,
);

export interface DayInputHandle {
  focus: () => void;
  /** Opens the calendar and focuses the field. */
  open: () => void;
}

export interface DayInputProps {
  /** `YYYY-MM-DD`; in a form also typed text that is not a day, so that the form can refuse it. */
  value?: string | null | undefined;
  /** The day, or an empty string. */
  onChange?: (day: string) => void;
  /** The first and last day for reading typed text and for the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  /** The day whose month the calendar shows if no day is chosen. */
  near?: string | undefined;
  /** The day from which `+7` counts, if not today: for a return date, the departure. */
  from?: string | undefined;
  /** For use outside a form: the field shows the error itself and reports no day. */
  alone?: boolean;
  /** Called after a day is chosen in the calendar. */
  onPick?: () => void;
  /** Forms validate a field on blur. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  id?: string;
  ref?: Ref<DayInputHandle>;
  className?: string | undefined;
  prefix?: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

/** The typed text and the values it has produced. Any other `value` comes from outside and replaces the text. */
interface Typing {
  text: string;
  values: readonly string[];
}

/**
 * A day, typed in the formats of `readDay` or chosen in a calendar, and shown in the user's language. The arrow keys move by a day;
 * Alt+Down opens the calendar.
 */
export function DayInput(props: DayInputProps) {
  const {
    value,
    onChange,
    onBlur,
    min,
    max,
    near,
    from,
    alone = false,
    onPick,
    ref,
    className,
    ...control
  } = props;
  const own = value ?? '';
  const { t } = useTranslation('common');
  const format = useFormat();
  const noteId = useId();
  const input = useRef<InputRef>(null);
  const [typing, setTyping] = useState<Typing | null>(null);
  const typed = typing?.values.includes(own) ? typing.text : null;
  // The error is shown only after the field is left.
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState<false | 'field' | 'calendar'>(false);
  const day = value && isDay(value) ? value : undefined;

  const focus = () => input.current?.focus();
  const open = () => {
    focus();
    setOpen('field');
  };
  useImperativeHandle(ref, () => ({ focus, open }));

  const read = (text: string) =>
    text.trim() === '' ? '' : readDay(text, { today: localToday(), from, min, max });
  const set = (next: string) => {
    setTyping(null);
    if (next !== own) onChange?.(next);
  };
  // Reported on each key, because a save by shortcut sends the current value.
  const type = (text: string) => {
    const next = read(text) ?? (alone ? '' : text.trim());
    setTyping({ text, values: [...(typed === null ? [own] : (typing?.values ?? [])), next] });
    setLeft(false);
    if (next !== own) onChange?.(next);
  };
  const isWrong = alone && isLeft && typed !== null && read(typed) === undefined;
  const counted = from && typed !== null && isDistance(typed) ? read(typed) : undefined;
  const settle = () => {
    setLeft(true);
    if (typed !== null && (!alone || read(typed) !== undefined)) setTyping(null);
  };
  const stepped = (days: number) => {
    if (!day) return;
    const next = addDays(day, days);
    if ((min === undefined || next >= min) && (max === undefined || next <= max)) set(next);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'ArrowDown' && event.altKey) setOpen('calendar');
    else if (step && typed === null) stepped(step);
    else if (event.key !== 'Enter' || typed === null) return;
    // The first Enter takes over the typed text; the next one submits the form.
    else settle();
    event.preventDefault();
  };
  const pick = (chosen: string) => {
    setOpen(false);
    focus();
    set(chosen);
    onPick?.();
  };

  return (
    <span className={[styles.day, className].filter(Boolean).join(' ')}>
      <Input
        {...control}
        ref={input}
        autoComplete="off"
        maxLength={40}
        placeholder={t('form.dayForm')}
        title={from ? t('form.dayHintFrom', { day: format.date(from) }) : t('form.dayHint')}
        value={typed ?? (day ? format.date(day) : (value ?? ''))}
        {...(isWrong && { status: 'error', 'aria-invalid': true, 'aria-describedby': noteId })}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        onKeyDown={press}
        suffix={
          <Button
            type="text"
            size="small"
            className={styles.calendar ?? ''}
            // Keyboard users open it from the field; the button would be a second tab stop per day.
            tabIndex={-1}
            icon={<CalendarOutlined aria-hidden />}
            aria-label={t('form.calendar')}
            onPointerEnter={() => void preload().catch(() => undefined)}
            onClick={open}
          />
        }
      />
      {isWrong && (
        <span id={noteId} role="alert" className={styles.note}>
          {t(isLongAgo(typed) ? 'form.dayLongAgo' : 'form.day')}
        </span>
      )}
      {counted && from && (
        <span role="status" className={styles.note}>
          {t('form.dayCounted', { from: format.date(from), day: format.date(counted) })}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <DayCalendar
            key={isOpen}
            value={day ?? near ?? localToday()}
            min={min}
            max={max}
            onPick={pick}
            takesFocus={isOpen === 'calendar'}
            onClose={(hadFocus) => {
              setOpen(false);
              if (hadFocus) focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
