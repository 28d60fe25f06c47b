import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { addDays, isDay, numberText } from '@traveldesk/shared-contract';
import { DayInput, FieldRow, type FieldRules } from '@traveldesk/shared-ui';
import { nightsBetween, type ManualStayForm } from './manual-stay.form';
import './texts';

/** Check-in, check-out and the nights between them; each sets the others. */
export function StayDates({ rules }: { rules: FieldRules }) {
  const { t } = useTranslation('manualStays');
  const form = Form.useFormInstance<ManualStayForm>();
  const leaveAfter = (day: string | undefined, typed: string | undefined) => {
    const nights = numberText(typed ?? '');
    if (!day || !isDay(day) || !/^[1-9]\d?$/.test(nights)) return;
    form.setFieldValue('check_out', addDays(day, Number(nights)));
    void form.validateFields(['check_out']).catch(() => undefined);
  };
  return (
    <FieldRow short>
      <Form.Item name="check_in" label={t('fields.check_in')} rules={rules('check_in')} required>
        <DayInput onChange={(day) => leaveAfter(day, form.getFieldValue('nights') as string | undefined)} />
      </Form.Item>
      <Form.Item name="nights" label={t('fields.nights')}>
        <Input
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          onChange={({ target }) =>
            leaveAfter(form.getFieldValue('check_in') as string | undefined, target.value)
          }
        />
      </Form.Item>
      <Form.Item
        name="check_out"
        label={t('fields.check_out')}
        dependencies={['check_in']}
        rules={rules('check_out')}
        required
      >
        <DayInput
          onChange={(day) =>
            form.setFieldValue(
              'nights',
              nightsBetween(form.getFieldValue('check_in') as string | undefined, day),
            )
          }
        />
      </Form.Item>
    </FieldRow>
  );
}
