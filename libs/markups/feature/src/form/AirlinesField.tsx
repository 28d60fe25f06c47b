import { useTranslation } from 'react-i18next';
import { ChoiceSelect } from '@traveldesk/shared-ui';
import { AirlineSelect } from '@traveldesk/airlines-ui';
import { airlineModes, type AirlineCondition } from '@traveldesk/markups-contract';
import styles from './form.module.css';
import { useRuleNames } from './names';
import './texts';

interface AirlinesFieldProps {
  label: string;
  /** Set by Form.Item. */
  id?: string;
  value?: AirlineCondition;
  onChange?: (value: AirlineCondition) => void;
}

const any: AirlineCondition = { mode: 'only', codes: [] };

/** Edits an airline condition: the airlines that match, or those that do not. */
export function AirlinesField({ label, id, value = any, onChange }: AirlinesFieldProps) {
  const { t } = useTranslation('markupForm');
  const { names, note } = useRuleNames();
  return (
    <div className={styles.airlines}>
      <ChoiceSelect
        aria-label={t('modes.label', { field: label })}
        value={value.mode}
        onChange={(mode) => onChange?.({ ...value, mode })}
        options={airlineModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
      />
      <AirlineSelect
        multiple
        {...(id && { id })}
        value={value.codes}
        selected={value.codes.map((code) => ({ value: code, code, label: names.airlines[code] ?? '' }))}
        onNamed={(chosen) => note('airlines', chosen)}
        onChange={(codes: string[]) => onChange?.({ ...value, codes })}
      />
    </div>
  );
}
