import { Form } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import type { Supplier } from '@traveldesk/suppliers-contract';
import styles from './ProtocolSelect.module.css';
import { useProtocols } from './useProtocols';

export interface ProtocolSelectProps {
  /** Set by antd's Form.Item. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** The stored supplier; its protocol remains selectable even if the server does not support it. */
  stored?: Supplier | undefined;
  /** Whether this is the form of a new supplier, which preselects the protocol if there is only one. */
  isNew: boolean;
}

/** Selects a protocol by name; each option has a note. */
export function ProtocolSelect({ stored, isNew, ...field }: ProtocolSelectProps) {
  const { t } = useTranslation('suppliers');
  const { language } = useLanguage();
  const form = Form.useFormInstance();
  const { protocols } = useProtocols();
  const [first, ...more] = protocols;
  const only = more.length === 0 ? first?.name : undefined;
  useEffect(() => {
    if (isNew && only !== undefined && form.getFieldValue('protocol') === undefined) {
      form.setFieldValue('protocol', only);
    }
  }, [form, isNew, only]);

  const options = protocols.map(({ name, title, note }) => ({ value: name, label: title, note }));
  if (stored && !options.some(({ value }) => value === stored.protocol)) {
    const label = stored.protocol_name?.[language] ?? t('protocols.unsupported', { name: stored.protocol });
    options.push({ value: stored.protocol, label, note: '' });
  }
  return (
    <ChoiceSelect
      {...field}
      options={options}
      optionRender={({ label, data }) => withNote(label, data.note)}
    />
  );
}

function withNote(label: ReactNode, note: string) {
  return (
    <span className={styles.option}>
      {label}
      <span className={styles.note}>{note}</span>
    </span>
  );
}
