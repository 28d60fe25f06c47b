import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts';
import styles from './StatementPage.module.css';

interface ReferenceSearchProps {
  /** The current search. */
  reference: string | undefined;
  onSearch: (reference: string) => void;
}

/** Filters entries by booking number, PNR or ticket. Follows the address without losing the focus. */
export function ReferenceSearch({ reference = '', onSearch }: ReferenceSearchProps) {
  const { t } = useTranslation('wallet');
  const [draft, setDraft] = useState({ of: reference, text: reference });
  if (draft.of !== reference) setDraft({ of: reference, text: reference });
  return (
    <Input.Search
      className={styles.reference}
      aria-label={t('fields.reference')}
      placeholder={t('fields.reference')}
      value={draft.text}
      maxLength={120}
      allowClear
      onChange={({ target }) => setDraft({ of: reference, text: target.value })}
      onSearch={(text) => onSearch(text.trim())}
    />
  );
}
