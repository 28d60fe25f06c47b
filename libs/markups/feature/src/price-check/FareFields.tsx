import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AirlineSelect } from '@traveldesk/airlines-ui';
import { cabins } from '@traveldesk/companies-contract';
import { CompanySelect } from '@traveldesk/companies-ui';
import { CurrencySelect } from '@traveldesk/currencies-ui';
import { AirportSelect } from '@traveldesk/geo-ui';
import { isDay } from '@traveldesk/shared-contract';
import { ChoiceSelect, DayInput, DecimalInput, FieldRow } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import { figure, nullable } from '../form/figures';
import '../texts';
import { fareQuestion, type FareField } from './fare';
import { NamedSupplierSelect } from './NamedSupplierSelect';
import styles from './PriceCheckPage.module.css';
import type { Typed } from './question';
import './texts';
import { useCheckRules } from './useCheckRules';

/** The inputs of a price check: company, supplier, route and days, travelers and supplier price. */
export function FareFields() {
  const { t } = useTranslation(['markupPriceCheck', 'markups']);
  const form = Form.useFormInstance<Typed<FareField>>();
  const rules = useCheckRules(fareQuestion.formSchema);
  const currency = Form.useWatch('currency', form);
  const from = Form.useWatch('date', form);
  const field = (name: FareField) => ({ name, label: t(`fields.${name}`), rules: rules(name) });
  return (
    <FieldRow short>
      <Form.Item {...field('company_id')} extra={t('hints.company_id')}>
        <CompanySelect />
      </Form.Item>
      <Form.Item {...field('supplier_id')} required>
        <NamedSupplierSelect />
      </Form.Item>
      <Form.Item {...field('origin')} required>
        <AirportSelect />
      </Form.Item>
      <Form.Item {...field('destination')} required>
        <AirportSelect />
      </Form.Item>
      <Form.Item {...field('date')} {...nullable} required>
        <DayInput min={localToday()} />
      </Form.Item>
      <Form.Item {...field('return_date')} {...nullable} extra={t('hints.return_date')}>
        <DayInput min={from && isDay(from) ? from : localToday()} {...(from && isDay(from) && { from })} />
      </Form.Item>
      <Form.Item {...field('airline')} required>
        <AirlineSelect />
      </Form.Item>
      <Form.Item {...field('cabin')} required>
        <ChoiceSelect
          options={cabins.map((value) => ({ value, label: t(`markups:values.cabins.${value}`) }))}
        />
      </Form.Item>
      <Form.Item {...field('fare_brand')} {...nullable}>
        <Input dir="auto" maxLength={60} autoComplete="off" />
      </Form.Item>
      <div className={styles.three}>
        {(['adults', 'children', 'infants'] as const).map((name) => (
          <Form.Item key={name} {...field(name)} {...figure}>
            <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={2} />
          </Form.Item>
        ))}
      </div>
      <Form.Item {...field('total')} {...nullable} extra={t('hints.total')} required>
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
