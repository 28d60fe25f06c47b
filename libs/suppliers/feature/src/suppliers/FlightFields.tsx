import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { isFlightModule, singleNameRules, type Supplier } from '@traveldesk/suppliers-contract';
import { useChosenModule } from './useChosenModule';

/** The fields that only suppliers of flights have: lap infants and single names. */
export function FlightFields({ stored }: { stored: Supplier | undefined }) {
  const { t } = useTranslation('suppliers');
  const module = useChosenModule() ?? stored?.module;
  if (module && !isFlightModule(module)) return null;
  return (
    <>
      <Form.Item
        name="lap_infants_count"
        label={t('suppliers.fields.lap_infants_count')}
        extra={t('suppliers.hints.lap_infants_count')}
      >
        <Radio.Group
          optionType="button"
          options={[true, false].map((value) => ({
            value,
            label: t(`suppliers.lapInfants.${value ? 'counted' : 'aside'}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="single_name"
        label={t('suppliers.fields.single_name')}
        extra={t('suppliers.hints.single_name')}
      >
        <Radio.Group
          optionType="button"
          options={singleNameRules.map((value) => ({ value, label: t(`suppliers.singleNames.${value}`) }))}
        />
      </Form.Item>
    </>
  );
}
