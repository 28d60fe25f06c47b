import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AirlineSelect } from '@traveldesk/airlines-ui';
import {
  maxPrivateFares,
  privateFareKinds,
  type CriteriaDraft,
  type PrivateFareDraft,
} from '@traveldesk/flights-contract';
import { ChoiceSelect, Field, firstFocusableOfNextItem, DisappearingButton } from '@traveldesk/shared-ui';
import { SearchAlert } from '@traveldesk/suppliers-ui';
import styles from './search.module.css';
import type { Notes } from './useNotes';

export interface PrivateFareFieldsProps {
  draft: CriteriaDraft;
  notes: Notes;
  onChange: (draft: CriteriaDraft) => void;
}

const empty: PrivateFareDraft = { airline: null, kind: 'corporate_code', code: '' };

/** Codes of negotiated fares. Few users have any, so the fields are collapsed. */
export function PrivateFareFields({ draft, notes, onChange }: PrivateFareFieldsProps) {
  const { t } = useTranslation('flights');
  const fares = draft.private_fares;
  const isWrong = notes.error('fares') !== undefined;
  const set = (private_fares: PrivateFareDraft[]) => onChange({ ...draft, private_fares });
  const change = (index: number, next: Partial<PrivateFareDraft>) =>
    set(fares.map((fare, at) => (at === index ? { ...fare, ...next } : fare)));
  return (
    <details className={styles.more} {...((fares.length > 0 || isWrong) && { open: true })}>
      <summary>{t('fareCodes.title')}</summary>
      <p className={styles.hint}>{t('fareCodes.hint')}</p>
      {isWrong && <SearchAlert>{notes.error('fares')}</SearchAlert>}
      {fares.map(({ airline, kind, code }, index) => (
        // Codes have no other key than their position.
        <div
          key={index}
          role="group"
          aria-label={t('fareCodes.one', { number: index + 1 })}
          className={styles.fareCode}
        >
          <Field label={t('fareCodes.airline')} error={notes.error(`fares.${index}.airline`)}>
            {(control) => (
              <AirlineSelect
                {...control}
                value={airline}
                onChange={(next: string | null) => change(index, { airline: next })}
              />
            )}
          </Field>
          <Field label={t('fareCodes.kind')}>
            {(control) => (
              <ChoiceSelect
                {...control}
                className={styles.control}
                value={kind}
                options={privateFareKinds.map((value) => ({ value, label: t(`fareCodes.kinds.${value}`) }))}
                onChange={(next) => change(index, { kind: next })}
              />
            )}
          </Field>
          <Field label={t('fareCodes.code')} error={notes.error(`fares.${index}.code`)}>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                maxLength={30}
                value={code}
                onChange={({ target }) =>
                  change(index, { code: target.value.replace(/[^A-Za-z0-9/_-]/g, '') })
                }
              />
            )}
          </Field>
          <DisappearingButton
            heir={firstFocusableOfNextItem}
            className={styles.remove}
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('fareCodes.remove', { number: index + 1 })}
            onClick={() => set(fares.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {fares.length < maxPrivateFares && (
        // When the button disappears, the focus goes to the last code.
        <DisappearingButton
          heir={firstFocusableOfNextItem}
          className={styles.add}
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => set([...fares, { ...empty }])}
        >
          {t('fareCodes.add')}
        </DisappearingButton>
      )}
    </details>
  );
}
