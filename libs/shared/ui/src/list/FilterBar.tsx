import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
// Without the other kinds of inputs, which a list does not show.
import Input from 'antd/es/input/Input';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useText, type FilterField, type FilterProps } from '@traveldesk/shared-web';
import styles from './FilterBar.module.css';
import { SelectFilter } from './SelectFilter';
import { useFilterDraft, type FilterDraft } from './useFilterDraft';

export interface FilterBarProps extends FilterProps {
  fields: readonly FilterField[];
}

/**
 * A list's search box and filters, with Search and Reset. Enter searches at once. On a small screen a button hides all filters but a
 * leading search box, and shows how many are active.
 */
export function FilterBar({ fields, values, onSearch, onUnknown }: FilterBarProps) {
  const { t } = useTranslation('common');
  const draft = useFilterDraft(values, onSearch);
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const id = useId();
  const searched = fields[0]?.kind === 'text' ? 1 : 0;
  const folded = fields.slice(searched);
  const inForce = folded.filter(({ key }) => draft.values[key]).length;
  const show = (some: readonly FilterField[]) =>
    some.map((field) => (
      <span key={field.key} className={styles.one} {...(field === fields[0] && { 'data-shortcut': 'f' })}>
        <Filter field={field} draft={draft} onUnknown={onUnknown} />
      </span>
    ));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.search();
  };
  return (
    <form role="search" data-commands className={styles.bar} onSubmit={submit}>
      {show(fields.slice(0, searched))}
      {folded.length > 0 && (
        <Button
          className={styles.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('list.filters')}
          {inForce > 0 && ` (${number(inForce)})`}
        </Button>
      )}
      <div id={id} className={styles.rest}>
        {show(folded)}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" ghost>
            {t('list.search')}
          </Button>
          <Button onClick={draft.reset}>{t('list.reset')}</Button>
        </div>
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
