import { Select } from 'antd';
import { useMemo, useRef, useState, type FocusEventHandler, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { compactText } from '@traveldesk/shared-contract';
import { empties, usePointerCross } from './clearing';
import type { RemoteOption } from './option';
import { OptionLabel } from './OptionLabel';
import { recentOptions, rememberOption } from './recent';
import styles from './RemoteSelect.module.css';
import { useRemoteOptions, type RemoteSearch } from './useRemoteOptions';

interface CommonProps {
  /** Searches the API for the typed text; for an empty text, returns the first suggestions. */
  search: RemoteSearch;
  /** The key for remembered choices: `airlines`. Without it nothing is remembered, for choices that differ per form. */
  picker?: string;
  /** The record's present choice, so that its name shows before any search. */
  selected?: readonly RemoteOption[];
  /** Called with the chosen options, for a screen that shows their names elsewhere too. */
  onNamed?: (chosen: readonly RemoteOption[]) => void;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  /** Shown if there are no suggestions before anything is typed. */
  prompt?: string;
  'aria-label'?: string;
  /** Called when the field is left; a Form.Item validates then. */
  onBlur?: FocusEventHandler<HTMLElement>;
}

/** The props that an antd Form.Item passes to its field. */
type ChoiceProps =
  | { multiple?: false; value?: string | null; onChange?: (value: string | null) => void }
  | { multiple: true; value?: string[]; onChange?: (value: string[]) => void };

export type RemoteSelectProps = CommonProps & ChoiceProps;

const none: readonly RemoteOption[] = [];
/** The number of recent choices offered. */
const glance = 5;
/** The list's minimum width in pixels, for a code, an airport name and its city; the list may be wider than its field. */
const narrowest = 320;

/**
 * Selects one or several of many records by typing: the API searches, debounced; an empty field offers recent choices. Enter waits for the
 * results of the current text. Backspace and Delete remove choices. The pickers of the domains build on it.
 */
export function RemoteSelect(props: RemoteSelectProps) {
  const { search, picker, selected = none, onNamed, prompt, ...field } = props;
  const { multiple, value, onChange: _, onBlur, ...rest } = field;
  const { t } = useTranslation('common');
  const remote = useRemoteOptions(search);
  const { typed, options, state } = remote;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const inBox = useRef('');
  const isEntering = useRef(false);
  const box = usePointerCross<HTMLSpanElement>();
  const [recent, setRecent] = useState(() => recentOptions(picker));
  const [chosen, setChosen] = useState(none);
  const known = useMemo(
    () => new Map([...selected, ...recent, ...chosen, ...options].map((option) => [option.value, option])),
    [selected, recent, chosen, options],
  );

  const open = () => {
    setOpen(true);
    setRecent(recentOptions(picker));
    // Text typed into the closed field opens the list and has already started its search.
    if (!inBox.current) remote.find('', 'once');
  };
  const fill = (next: string) => {
    inBox.current = next;
    setText(next);
  };
  const close = () => {
    setOpen(false);
    fill('');
    remote.forget();
  };
  const type = (next: string) => {
    fill(next);
    if (next) remote.find(next, 'pause');
    else if (isOpen) remote.find('', 'once');
  };
  const choose = (values: string[], from: ReadonlyMap<string, RemoteOption>) => {
    const now = values
      .map((one) => from.get(one))
      .filter((option) => option !== undefined)
      .map(asChosen);
    const newest = now.at(-1);
    if (newest) rememberOption(picker, newest);
    setChosen(now);
    onNamed?.(now);
    if (props.multiple) props.onChange?.(values);
    else props.onChange?.(values[0] ?? null);
  };
  const change = (next: string | string[] | null | undefined) => {
    const values = [next ?? []].flat();
    const before = [value ?? []].flat();
    // Typing a chosen option and pressing Enter keeps it, where antd would remove it.
    if (multiple && isEntering.current && values.length < before.length) return type('');
    if (values.length > before.length) type('');
    choose(values, known);
  };
  const take = (found: readonly RemoteOption[]) => {
    const best = bestOf(found, typed);
    if (!best) return;
    const before = multiple ? (value ?? []) : [];
    choose([...new Set([...before, best.value])], new Map(known).set(best.value, best));
    if (multiple) type('');
    else close();
  };
  // The typed text has no answer yet: with nothing to select, antd would close on Enter and keep the focus on Tab.
  const unanswered = isOpen && typed !== '' && state !== 'idle';
  const press = (event: KeyboardEvent) => {
    // With `multiple`, antd itself removes the last choice on Backspace.
    if (!multiple && value && empties(event)) {
      // antd would open the list on Delete.
      event.stopPropagation();
      choose([], known);
    }
    isEntering.current = event.key === 'Enter' && typed !== '';
    if (!unanswered || event.nativeEvent.isComposing || !['Enter', 'Tab'].includes(event.key)) return;
    event.stopPropagation();
    if (event.key === 'Tab') return;
    event.preventDefault();
    remote.await(take);
  };

  const message = state === 'idle' ? 'none' : state;
  const invites = prompt && message === 'none' && typed === '';
  return (
    <span
      ref={box}
      className={styles.keys}
      onKeyDownCapture={press}
      onKeyUpCapture={() => {
        isEntering.current = false;
      }}
    >
      <Select
        {...rest}
        className={styles.select}
        classNames={{ popup: { root: styles.options ?? '' } }}
        popupMatchSelectWidth={narrowest}
        {...(multiple ? { mode: 'multiple' as const, value } : { value: value || null })}
        allowClear
        open={isOpen}
        showSearch={{ filterOption: false, searchValue: text, onSearch: type }}
        loading={state === 'searching'}
        options={offered(
          typed ? none : recent.slice(0, glance),
          options,
          t('picker.recent'),
          t('picker.all'),
        )}
        labelRender={({ value: one }) =>
          labelOf(known.get(String(one)), multiple) ?? withoutName(String(one))
        }
        notFoundContent={
          <p className={styles.message} role="status">
            {invites ? prompt : t(`picker.${message}`)}
          </p>
        }
        onOpenChange={(next) => (next ? open() : close())}
        onBlur={(event) => {
          remote.await(undefined);
          onBlur?.(event);
        }}
        onChange={(next: string | string[] | null | undefined) => change(next)}
      />
    </span>
  );
}

/** Returns the option whose code or name equals the text, or else the first, as the API sorts the best first. */
function bestOf(found: readonly RemoteOption[], typed: string): RemoteOption | undefined {
  const wanted = compactText(typed);
  const isWanted = (text: string | undefined) => !!text && compactText(text) === wanted;
  return (
    found.find(({ code }) => isWanted(code)) ??
    found.find(({ value, label }) => isWanted(value) || isWanted(label)) ??
    found[0]
  );
}

/** Returns one list, or two groups if there are recent choices. */
function offered(
  recent: readonly RemoteOption[],
  found: readonly RemoteOption[],
  ofRecent: string,
  ofAll: string,
) {
  const others = found.filter(({ value }) => !recent.some((one) => one.value === value));
  if (recent.length === 0) return others.map(shown);
  return [
    { label: ofRecent, title: ofRecent, options: recent.map(shown) },
    ...(others.length > 0 ? [{ label: ofAll, title: ofAll, options: others.map(shown) }] : []),
  ] as never;
}

/** Removes the note that is meant for search results only. */
function asChosen({ offeredNote: _, ...option }: RemoteOption): RemoteOption {
  return option;
}

function shown({ offeredNote, ...plain }: RemoteOption) {
  const option = offeredNote ? { ...plain, note: offeredNote } : plain;
  const { value, code, label, note } = option;
  // antd would announce the value, which is a key, if the label is not plain text.
  const said = [code, label, note].filter(Boolean).join(' ');
  return { value, label: <OptionLabel option={option} />, title: label, 'aria-label': said };
}

const key = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Returns the placeholder for a record whose name is not loaded. */
function withoutName(value: string): string {
  return key.test(value) ? '…' : value;
}

/** Returns the label of a chosen option; with several, there is no room for the note. */
function labelOf(option: RemoteOption | undefined, isOneOfMany = false) {
  if (!option) return undefined;
  const { note, ...named } = option;
  return <OptionLabel option={isOneOfMany || !note ? named : option} />;
}
