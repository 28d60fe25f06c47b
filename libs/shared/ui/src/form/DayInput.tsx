import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
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
  /** Shows the calendar below the field, which has the focus. */
  open: () => void;
}

export interface DayInputProps {
  /** `YYYY-MM-DD`; in a form also what was typed and is no day, so that the form can refuse it. */
  value?: string | null | undefined;
  /** The day, or an empty text. */
  onChange?: (day: string) => void;
  /** The first and last day that may be meant, and can be chosen in the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  /** The day whose month the calendar begins with where none is chosen. */
  near?: string | undefined;
  /** The day that `+7` counts from, where that is not today: of a way back the departure. */
  from?: string | undefined;
  /** Where no form says what is wrong: it is said here, and no day is chosen. */
  alone?: boolean;
  /** After a day was chosen in the calendar. */
  onPick?: () => void;
  /** A form judges a field when it is left. */
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

/** What is being typed, and the values between which it was: any other value has come from outside and takes its place. */
interface Typing {
  text: string;
  values: readonly string[];
}

/**
 * A day, typed as people of this trade type one (`readDay`) or chosen in a calendar, and shown in the user's language. Arrows go a day
 * on or back, Alt and the arrow down lead into the calendar.
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
  // Only who has left it is told that it is none.
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
  // Told at each key: whoever saves by a shortcut sends what stands here.
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
    // What was typed is taken first: with the next Enter the form goes off.
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
            // By keyboard it is opened from the field, which would be two stops for each day otherwise.
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
