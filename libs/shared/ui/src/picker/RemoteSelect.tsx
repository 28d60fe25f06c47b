import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteOption } from './option';
import { OptionLabel } from './OptionLabel';
import { recentOptions, rememberOption } from './recent';
import styles from './RemoteSelect.module.css';
import { useRemoteOptions, type RemoteSearch } from './useRemoteOptions';

interface CommonProps {
  /** Asks the API for what is typed; for nothing typed, what it would offer first. */
  search: RemoteSearch;
  /** Names the picker, for the choices remembered: `airlines`. */
  picker: string;
  /** What is chosen already, as the record has it, so that it has its name before anything is searched. */
  selected?: readonly RemoteOption[];
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

/**
 * Chooses one of many records, or several, by typing: the API searches, debounced; before anything is typed it offers
 * what was chosen last. Keyboard, loading, empty and failed states included. The domains' ui libraries make theirs of it.
 */
export function RemoteSelect(props: RemoteSelectProps) {
  const { search, picker, selected = none, multiple, value, onChange: _, ...rest } = props;
  const { t } = useTranslation('common');
  const { typed, options, state, find } = useRemoteOptions(search);
  const [recent, setRecent] = useState(none);
  const [chosen, setChosen] = useState(none);
  const known = useMemo(
    () => new Map([...selected, ...recent, ...chosen, ...options].map((option) => [option.value, option])),
    [selected, recent, chosen, options],
  );

  const open = () => {
    setRecent(recentOptions(picker));
    find('', 'once');
  };
  const change = (next: string | string[] | null | undefined) => {
    const values = [next ?? []].flat();
    const now = values.map((one) => known.get(one)).filter((option) => option !== undefined);
    const newest = now.at(-1);
    if (newest) rememberOption(picker, newest);
    setChosen(now);
    if (props.multiple) props.onChange?.(values);
    else props.onChange?.(values[0] ?? null);
  };

  const message = state === 'idle' ? 'none' : state;
  return (
    <Select
      {...rest}
      className={styles.select}
      {...(multiple ? { mode: 'multiple' as const, value } : { value: value || null })}
      allowClear
      showSearch={{ filterOption: false, onSearch: (text) => find(text, 'pause') }}
      loading={state === 'searching'}
      options={
        state === 'failed' ? [] : offered(typed ? none : recent, options, t('picker.recent'), t('picker.all'))
      }
      labelRender={({ value: one }) => labelOf(known.get(String(one))) ?? one}
      notFoundContent={
        <p className={styles.message} role="status">
          {t(`picker.${message}`)}
        </p>
      }
      onOpenChange={(isOpen) => isOpen && open()}
      onChange={(next: string | string[] | null | undefined) => change(next)}
    />
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

function shown(option: RemoteOption) {
  return { value: option.value, label: <OptionLabel option={option} />, title: option.label };
}

function labelOf(option: RemoteOption | undefined) {
  return option && <OptionLabel option={option} />;
}
