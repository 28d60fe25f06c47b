import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect } from '@traveldesk/shared-ui';
import type { FieldRules } from '@traveldesk/shared-ui';
import type { ManualTraveller } from './manual.form';
import './texts';
import { TicketElsewhere } from './TicketElsewhere';
import { useTicketElsewhere } from './useTicketElsewhere';

interface TicketFieldsProps {
  place: number;
  rules: FieldRules;
  /** The id of the booking being edited. */
  own: string | undefined;
}

/** A ticket's number and traveler; a number that another booking has needs a confirmation. */
export function TicketFields({ place, rules, own }: TicketFieldsProps) {
  const { t } = useTranslation('manualBookings');
  const number = Form.useWatch<string | undefined>(['tickets', place, 'number']);
  const isConfirmed = Form.useWatch<boolean | undefined>(['tickets', place, 'also_elsewhere']);
  const other = useTicketElsewhere(number, own);
  const travellers = Form.useWatch<ManualTraveller[] | undefined>('travellers') ?? [];
  return (
    <>
      <Form.Item
        name={[place, 'number']}
        label={t('fields.ticket')}
        rules={rules(`tickets.${place}.number`)}
        required
        extra={<TicketElsewhere other={other} />}
      >
        <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item
        name={[place, 'traveller']}
        label={t('fields.traveller')}
        rules={rules(`tickets.${place}.traveller`)}
        required
      >
        <ChoiceSelect
          options={travellers.map((one, value) => ({
            value,
            label:
              [one?.given_name, one?.family_name].filter(Boolean).join(' ') ||
              t('travellers.one', { number: value + 1 }),
          }))}
        />
      </Form.Item>
      {/* The API also refuses a ticket of a booking that the user may not open. */}
      <Form.Item noStyle shouldUpdate>
        {({ getFieldError }) =>
          (other || isConfirmed || getFieldError(['tickets', place, 'number']).length > 0) && (
            <Form.Item name={[place, 'also_elsewhere']} valuePropName="checked">
              <Checkbox>{t('tickets.confirm')}</Checkbox>
            </Form.Item>
          )
        }
      </Form.Item>
    </>
  );
}
