import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { AirlineSelect } from '@traveldesk/airlines-ui';
import { airlineModes, cabins } from '@traveldesk/companies-contract';
import type { FieldRules } from '@traveldesk/shared-ui';
import { Choices } from './Choices';

/** The cabins and airlines that a company may buy at a supplier of flights. */
export function CabinAndAirlineFields({ rules }: { rules: FieldRules }) {
  const { t } = useTranslation('companies');
  const mode = Form.useWatch<(typeof airlineModes)[number] | undefined>(['airlines', 'mode']);
  return (
    <>
      <Form.Item name="cabins" label={t('suppliers.cabins')} rules={rules('cabins')} required>
        <Choices options={cabins.map((value) => ({ value, label: t(`cabins.${value}`) }))} />
      </Form.Item>
      <Form.Item name={['airlines', 'mode']} label={t('suppliers.airlines')}>
        <Radio.Group
          options={airlineModes.map((value) => ({ value, label: t(`suppliers.modes.${value}`) }))}
        />
      </Form.Item>
      {mode !== undefined && mode !== 'all' && (
        <Form.Item
          name={['airlines', 'codes']}
          label={t('suppliers.codes')}
          rules={rules('airlines.codes')}
          required
        >
          <AirlineSelect multiple />
        </Form.Item>
      )}
    </>
  );
}
