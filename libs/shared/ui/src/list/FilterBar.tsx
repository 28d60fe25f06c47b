import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
// Without the other kinds of inputs, which a list does not show.
import Input from 'antd/es/input/Input';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useText, type FilterField, type FilterProps } from '@traveldesk/shared-web';
import styles from './FilterBar.module.css';
import { SelectFilter } from './SelectFilter';
import { useFilterDraft, type FilterDraft } from './useFilterDraft';

export interface FilterBarProps extends FilterProps {
  fields: readonly FilterField[];
}

/** The number of filters that are always shown; a button for a single further one would save no room. */
const always = 4;

/**
 * A list's search box and filters, with Search and Reset. Enter searches at once. A button shows the filters after the first four, on a
 * small screen those after the first. Filters in use are shown in any case.
 */
export function FilterBar({ fields, values, onSearch, onUnknown }: FilterBarProps) {
  const { t } = useTranslation('common');
  const draft = useFilterDraft(values, onSearch);
  const [open, setOpen] = useState(false);
  // A filter that is emptied stays, and keeps the focus.
  const [used, setUsed] = useState<readonly string[]>([]);
  const inUse = fields.filter(({ key }) => draft.values[key] && !used.includes(key));
  if (inUse.length > 0) setUsed([...used, ...inUse.map(({ key }) => key)]);
  const id = useId();
  const count = fields.length > always + 1 ? always : fields.length;
  const rest = fields.slice(count).filter(({ key }) => open || used.includes(key));
  const show = (some: readonly FilterField[]) =>
    some.map((field) => (
      <span
        key={field.key}
        className={styles.one}
        data-used={used.includes(field.key)}
        {...(field === fields[0] && { 'data-shortcut': 'f' })}
      >
        <Filter field={field} draft={draft} onUnknown={onUnknown} />
      </span>
    ));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.search();
  };
  return (
    <form role="search" data-commands className={styles.bar} data-open={open} onSubmit={submit}>
      {show(fields.slice(0, count))}
      {fields.length > 1 && (
        <Button
          className={styles.fold}
          data-wide={count < fields.length}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('list.more')}
        </Button>
      )}
      <div id={id} className={styles.rest}>
        {show(rest)}
      </div>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" ghost>
          {t('list.search')}
        </Button>
        <Button onClick={draft.reset}>{t('list.reset')}</Button>
      </div>
    </form>
  );
}

interface OneFilterProps extends Pick<FilterProps, 'onUnknown'> {
  field: FilterField;
  draft: FilterDraft;
}

function Filter({ field, draft, onUnknown }: OneFilterProps) {
  const label = useText()(field.label);
  const value = draft.values[field.key] ?? '';
  if (field.kind === 'picker') {
    const { Picker } = field;
    return (
      <span className={`${styles.field} ${styles.picker}`}>
        <Picker
          key={draft.emptied}
          label={label}
          value={value || null}
          onChange={(next) => draft.choose(field.key, next ?? '')}
          onUnknown={(gone) => onUnknown(field.key, gone)}
        />
      </span>
    );
  }
  if (field.kind === 'select') {
    return <SelectFilter field={field} value={value} onChange={(next) => draft.choose(field.key, next)} />;
  }
  return (
    <TextFilter
      key={draft.round}
      label={label}
      value={value}
      onType={(text) => draft.type(field.key, text)}
    />
  );
}

interface TextFilterProps {
  label: string;
  value: string;
  onType: (text: string) => void;
}

/** Holds the typed text itself, so that a key press renders this field only. */
function TextFilter({ label, value, onType }: TextFilterProps) {
  return (
    <Input
      type="search"
      className={styles.field}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      allowClear
      onChange={(event) => onType(event.target.value)}
    />
  );
}
