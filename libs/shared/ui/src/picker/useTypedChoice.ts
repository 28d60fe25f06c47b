import type { SelectProps } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { folded } from '@traveldesk/shared-contract';

type Choosable = Pick<
  SelectProps,
  'options' | 'value' | 'onChange' | 'disabled' | 'showSearch' | 'onOpenChange'
>;
type Option = NonNullable<SelectProps['options']>[number];

/** In milliseconds: letters typed within this time form one word, as in native selects. */
const pause = 1000;

/** Keys that modify the next one, such as Shift before أ on an Arabic keyboard. */
const modifiers: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'AltGraph', 'Dead']);

/**
 * Type-ahead for a select without a search field: letters choose the option that begins with them, ignoring accents and letter forms;
 * repeating one letter cycles. The list closes, and the Enter that ends the word does nothing more. In the open list Home and End choose
 * the first and last option; Tab chooses the active one and moves on, as in native selects, where antd would stay. Returns the key handler
 * for the parent element and the props of the list.
 */
export function useTypedChoice({
  options = [],
  value,
  onChange,
  disabled,
  showSearch,
  onOpenChange,
}: Choosable) {
  const [open, setOpen] = useState(false);
  const typed = useRef({ text: '', at: 0 });
  const active = useRef<unknown>(undefined);
  const enabled = options.filter(({ disabled: off }) => !off);

  const find = (text: string): Option | undefined => {
    const choices = enabled.filter(({ label }) => typeof label === 'string');
    const labelOf = ({ label }: Option) => folded(label as string);
    const wanted = folded(text);
    const found =
      choices.find((option) => labelOf(option) === wanted) ??
      choices.find((option) => labelOf(option).startsWith(wanted));
    if (found || new Set(wanted).size > 1) return found;
    const alike = choices.filter((option) => labelOf(option).startsWith(wanted.slice(0, 1)));
    return alike[(alike.findIndex((option) => option.value === value) + 1) % alike.length];
  };

  const choose = (option: Option | undefined) => {
    setOpen(false);
    if (option && option.value !== value) onChange?.(option.value, option);
  };
  const ofKey = (key: string): Option | undefined =>
    key === 'Tab' ? enabled.find((one) => one.value === active.current) : enabled.at(key === 'Home' ? 0 : -1);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key } = event;
    if (modifiers.has(key)) return;
    if (open && !showSearch && ['Home', 'End', 'Tab'].includes(key)) {
      if (key !== 'Tab') event.preventDefault();
      event.stopPropagation();
      return choose(ofKey(key));
    }
    const before = Date.now() - typed.current.at < pause ? typed.current.text : '';
    const isLetter = key.length === 1 && (key !== ' ' || before !== '');
    const isOurs = isLetter || (key === 'Enter' && before !== '');
    const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
    typed.current = { text: isLetter && !isCommand ? before + key : '', at: Date.now() };
    if (!isOurs || isCommand || disabled || showSearch) return;
    event.preventDefault();
    event.stopPropagation();
    choose(isLetter ? find(typed.current.text) : undefined);
  };

  return {
    onKeyDownCapture,
    listProps: {
      open,
      onActive: (next: unknown) => {
        active.current = next;
      },
      onOpenChange: (next: boolean) => {
        setOpen(next);
        onOpenChange?.(next);
      },
    },
  };
}
