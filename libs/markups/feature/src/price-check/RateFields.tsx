import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CompanySelect } from '@traveldesk/companies-ui';
import { CurrencySelect } from '@traveldesk/currencies-ui';
import { boards, paymentTypes } from '@traveldesk/markups-contract';
import { ClearableSelect, DayInput, DecimalInput, FieldRow } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import { figure, nullable } from '../form/figures';
import '../texts';
import { NamedSupplierSelect } from './NamedSupplierSelect';
import { PlaceSelect } from './PlaceSelect';
import styles from './PriceCheckPage.module.css';
import type { Typed } from './question';
import { rateQuestion, type RateField } from './rate';
import './texts';
import { useCheckRules } from './useCheckRules';

/** The inputs of a hotel's price check: company, supplier, property, stay and supplier price. */
export function RateFields() {
  const { t } = useTranslation(['markupPriceCheck', 'markups']);
  const form = Form.useFormInstance<Typed<RateField>>();
  const rules = useCheckRules(rateQuestion.formSchema);
  const currency = Form.useWatch('currency', form);
  const field = (name: RateField) => ({ name, label: t(`fields.${name}`), rules: rules(name) });
  const figures = (['nights', 'rooms', 'stars'] as const).map((name) => (
    <Form.Item key={name} {...field(name)} {...figure}>
      <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={2} />
    </Form.Item>
  ));
  return (
    <FieldRow short>
      <Form.Item {...field('company_id')} extra={t('hints.company_id')}>
        <CompanySelect />
      </Form.Item>
      <Form.Item {...field('supplier_id')} required>
        <NamedSupplierSelect />
      </Form.Item>
      <Form.Item {...field('city')}>
        <PlaceSelect kind="city" />
      </Form.Item>
      <Form.Item {...field('country')} extra={t('hints.country')}>
        <PlaceSelect kind="country" />
      </Form.Item>
      <Form.Item {...field('check_in')} {...nullable} required>
        <DayInput min={localToday()} />
      </Form.Item>
      <div className={styles.three}>{figures}</div>
      <Form.Item {...field('chain')} {...nullable}>
        <Input dir="auto" maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item {...field('board')}>
        <ClearableSelect
          options={boards.map((value) => ({ value, label: t(`markups:values.boards.${value}`) }))}
        />
      </Form.Item>
      <Form.Item {...field('payment_type')}>
        <ClearableSelect
          options={paymentTypes.map((value) => ({
            value,
            label: t(`markups:values.payment_types.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="commission"
        rules={rules('commission')}
        valuePropName="checked"
        getValueProps={(value: string | null) => ({ checked: value === 'true' })}
        normalize={(isChecked: boolean) => (isChecked ? 'true' : null)}
      >
        <Checkbox>{t('fields.commission')}</Checkbox>
      </Form.Item>
      <Form.Item {...field('total')} {...nullable} extra={t('hints.total_hotel')} required>
        <DecimalInput maxLength={20} currency={currency} />
      </Form.Item>
      <Form.Item {...field('tax')} {...nullable} extra={t('hints.tax')}>
        <DecimalInput maxLength={20} currency={currency} />
      </Form.Item>
      <Form.Item {...field('currency')} required>
        <CurrencySelect />
      </Form.Item>
    </FieldRow>
  );
}
