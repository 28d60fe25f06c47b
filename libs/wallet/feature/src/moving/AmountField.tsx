import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect, DecimalInput, type FieldRules } from '@traveldesk/shared-ui';
import '../texts';
import styles from './AmountField.module.css';

interface AmountFieldProps {
  /** The field of the form that holds `{ amount, currency }`. */
  name: string;
  label: string;
  rules: FieldRules;
  /** Selectable currencies; the form preselects one. */
  currencies: readonly string[];
  extra?: React.ReactNode;
}

/** An amount and its currency, side by side and always left to right. */
export function AmountField({ name, label, rules, currencies, extra }: AmountFieldProps) {
  const { t } = useTranslation('wallet');
  const currency = Form.useWatch<string | undefined>([name, 'currency']);
  return (
    <div className={styles.pair}>
      <Form.Item name={[name, 'amount']} label={label} rules={rules(`${name}.amount`)} extra={extra} required>
        <DecimalInput currency={currency} />
      </Form.Item>
      <Form.Item
        name={[name, 'currency']}
        label={t('fields.currency')}
        rules={rules(`${name}.currency`)}
        required
      >
        <ChoiceSelect
          showSearch={currencies.length > 10}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      </Form.Item>
    </div>
  );
}
