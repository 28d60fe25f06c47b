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
  /** The key of the chosen module; undefined until one is chosen and known. */
  module: string | undefined;
  /** The stored supplier; its protocol remains selectable in its module even if the server does not support it there. */
  stored: Supplier | undefined;
  /** Whether this is the form of a new supplier, which preselects the protocol if the module has only one. */
  isNew: boolean;
}

/** Selects a protocol of a module by name; each option has a note. A protocol of another module is cleared. */
export function ProtocolSelect({ module, stored, isNew, ...field }: ProtocolSelectProps) {
  const { t } = useTranslation('suppliers');
  const { language } = useLanguage();
  const form = Form.useFormInstance();
  const { protocols, isLoaded } = useProtocols();
  const served = protocols.filter((protocol) => protocol.module === module);
  const options = served.map(({ name, title, note }) => ({ value: name, label: title, note }));
  const isStoredModule = stored !== undefined && stored.module.key === module;
  if (isStoredModule && !options.some(({ value }) => value === stored.protocol)) {
    const { protocol: name, protocol_name: title } = stored;
    const label = title
      ? t('protocols.ofOtherModule', { name: title[language] })
      : t('protocols.unsupported', { name });
    options.push({ value: name, label, note: '' });
  }
  const isReady = isLoaded && module !== undefined;
  const only = isNew && options.length === 1 ? options[0]?.value : undefined;
  const isForeign =
    isReady && field.value !== undefined && !options.some(({ value }) => value === field.value);
  useEffect(() => {
    if (isForeign) form.setFieldValue('protocol', undefined);
    else if (only !== undefined && form.getFieldValue('protocol') === undefined) {
      form.setFieldValue('protocol', only);
    }
  }, [form, isForeign, only]);
  return (
    <ChoiceSelect
      {...field}
      options={options}
      notFoundContent={t(module === undefined ? 'protocols.moduleFirst' : 'protocols.unserved')}
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
