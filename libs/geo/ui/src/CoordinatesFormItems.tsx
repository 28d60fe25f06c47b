import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldRow, NumberInput, type FieldRules } from '@traveldesk/shared-ui';
import styles from './CoordinatesFormItems.module.css';
import './texts';

interface CoordinatesFormItemsProps {
  rules: FieldRules;
  /** Names of the form fields for latitude and longitude. */
  names: readonly [string, string];
  required?: boolean;
}

/** Form fields for latitude and longitude in degrees, side by side. An emptied field is null. */
export function CoordinatesFormItems({ rules, names, required = false }: CoordinatesFormItemsProps) {
  const { t } = useTranslation('geoPickers');
  return (
    <FieldRow>
      {(['latitude', 'longitude'] as const).map((axis, index) => {
        const name = names[index] ?? axis;
        return (
          <Form.Item
            key={axis}
            name={name}
            label={t(`coordinates.${axis}`)}
            extra={t(`coordinates.hints.${axis}`)}
            rules={rules(name)}
            required={required}
          >
            <NumberInput className={styles.degrees} controls={false} />
          </Form.Item>
        );
      })}
    </FieldRow>
  );
}
