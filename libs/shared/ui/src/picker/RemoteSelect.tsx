import { Select } from 'antd';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { compactText } from '@traveldesk/shared-contract';
import { empties, usePointerCross } from './clearing';
import type { RemoteOption } from './option';
import { OptionLabel } from './OptionLabel';
import { recentOptions, rememberOption } from './recent';
import styles from './RemoteSelect.module.css';
import { useRemoteOptions, type RemoteSearch } from './useRemoteOptions';

interface CommonProps {
  /** Asks the API for what is typed; for nothing typed, what it would offer first. */
  search: RemoteSearch;
  /** Names the picker, for the choices remembered: `airlines`. None are where what suits one form does not suit the next. */
  picker?: string;
  /** What is chosen already, as the record has it, so that it has its name before anything is searched. */
  selected?: readonly RemoteOption[];
  /** Told what is chosen with its names, for a screen that says them elsewhere too. */
  onNamed?: (chosen: readonly RemoteOption[]) => void;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

/** What an antd Form.Item gives to its field. */
type ChoiceProps =
  | { multiple?: false; value?: string | null; onChange?: (value: string | null) => void }
  | { multiple: true; value?: string[]; onChange?: (value: string[]) => void };

export type RemoteSelectProps = CommonProps & ChoiceProps;

const none: readonly RemoteOption[] = [];
/** As many recent choices as one takes in at a glance. */
const glance = 5;
/** Pixels in which a code, the name of an airport and its city are read; a narrow field has a list that is wider than itself. */
const narrowest = 320;

/**
 * Chooses one of many records, or several, by typing: the API searches, debounced; before anything is typed it offers
 * what was chosen last. Only what answers the text in the field is offered, and Enter waits for it. Backspace and Delete take away what is chosen. Keyboard, loading, empty and failed states included. The domains' ui libraries make theirs of it.
 */
export function RemoteSelect(props: RemoteSelectProps) {
  const { search, picker, selected = none, onNamed, multiple, value, onChange: _, ...rest } = props;
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
    // What is typed into the closed field opens it, and is asked for already.
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
    // Who types a choice and presses Enter wants it: the select would take away one that is there already.
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
  // What is typed and not yet answered: the select would close on Enter and hold the focus on Tab, with nothing to take.
  const unanswered = isOpen && typed !== '' && state !== 'idle';
  const press = (event: KeyboardEvent) => {
    // Of several choices antd takes away the last one by Backspace.
    if (!multiple && value && empties(event)) {
      // Delete would open the list.
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
            {t(`picker.${message}`)}
          </p>
        }
        onOpenChange={(next) => (next ? open() : close())}
        onBlur={() => remote.await(undefined)}
        onChange={(next: string | string[] | null | undefined) => change(next)}
      />
    </span>
  );
}

/** The option of that very code or name, else the first: the API answers with the best before others. */
function bestOf(found: readonly RemoteOption[], typed: string): RemoteOption | undefined {
  const wanted = compactText(typed);
  const isWanted = (text: string | undefined) => !!text && compactText(text) === wanted;
  return (
    found.find(({ code }) => isWanted(code)) ??
    found.find(({ value, label }) => isWanted(value) || isWanted(label)) ??
    found[0]
  );
}

/** One list, or two groups where there are recent choices. */
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

/** An option without what only its search had to say. */
function asChosen({ offeredNote: _, ...option }: RemoteOption): RemoteOption {
  return option;
}

function shown({ offeredNote, ...plain }: RemoteOption) {
  const option = offeredNote ? { ...plain, note: offeredNote } : plain;
  const { value, code, label, note } = option;
  // To a screen reader antd says the value, which is a key, of an option that is more than a text.
  const said = [code, label, note].filter(Boolean).join(' ');
  return { value, label: <OptionLabel option={option} />, title: label, 'aria-label': said };
}

const key = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** What stands for a record whose name has not come yet. */
function withoutName(value: string): string {
  return key.test(value) ? '…' : value;
}

/** What is chosen; of several there is no room for more than what each is called. */
function labelOf(option: RemoteOption | undefined, isOneOfMany = false) {
  if (!option) return undefined;
  const { note, ...named } = option;
  return <OptionLabel option={isOneOfMany || !note ? named : option} />;
}
