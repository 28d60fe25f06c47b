import { Form, Input, Radio } from 'antd';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { personSentence, Rows, stillPaid } from '@traveldesk/bookings-ui';
import { CompanySelect } from '@traveldesk/companies-ui';
import { DayTimeInput, DecimalInput, FieldRow, useZodRules } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import { manualRules, ticketsWithout, type ManualForm } from './manual.form';
import { PersonFields } from './PersonFields';
import { problemSentence } from './problems';
import { SegmentFields } from './SegmentFields';
import './texts';
import { TicketFields } from './TicketFields';
import { useRowTexts } from './useRowTexts';

/** The fields of a manual booking: payer, flights, travelers, tickets and price. */
export function ManualFields({ booking }: { booking?: FlightBooking | undefined }) {
  const { t } = useTranslation(['manualBookings', 'common']);
  const { t: ofPersons } = useTranslation('persons');
  const sentence = useCallback(
    (key: string) => problemSentence(t, key) ?? personSentence(ofPersons, key),
    [t, ofPersons],
  );
  const rules = useZodRules(
    useMemo(() => manualRules(booking), [booking]),
    sentence,
  );
  const textsOf = useRowTexts();
  const state = Form.useWatch<ManualForm['state']>('state');
  const currency = Form.useWatch<string | undefined>(['total', 'currency']);
  const mayIssue = useCan(bookingPermissions.issue);
  const company = booking?.company;
  // A paid booking keeps its payer and price, and each change needs a reason.
  const isPaid = booking ? stillPaid(booking) !== null : false;
  const form = Form.useFormInstance<ManualForm>();
  const keepTickets = (place: number) =>
    form.setFieldValue(
      'tickets',
      ticketsWithout(place, form.getFieldValue('tickets') as ManualForm['tickets']),
    );
  return (
    <>
      <FieldRow short>
        <Form.Item name="company_id" label={t('fields.company_id')} rules={rules('company_id')} required>
          <CompanySelect
            disabled={isPaid}
            {...(company && { selected: [{ value: company.id, label: company.name }] })}
          />
        </Form.Item>
        <Form.Item name="source" label={t('fields.source')} rules={rules('source')} required>
          <Input dir="auto" autoComplete="off" maxLength={120} />
        </Form.Item>
        <Form.Item name="pnr" label={t('fields.pnr')} rules={rules('pnr')}>
          <Input dir="ltr" autoComplete="off" maxLength={20} />
        </Form.Item>
      </FieldRow>
      <Form.Item
        name="state"
        label={t('fields.state')}
        rules={rules('state')}
        extra={state === 'ticketed' && !mayIssue && t('hints.ticketed')}
      >
        <Radio.Group
          optionType="button"
          options={(['on_hold', 'ticketed'] as const).map((value) => ({
            value,
            label: t(`states.${value}`),
          }))}
        />
      </Form.Item>
      {state === 'on_hold' && (
        <Form.Item
          name="payment_required_by"
          label={t('fields.payment_required_by')}
          rules={rules('payment_required_by')}
        >
          <DayTimeInput label={t('fields.payment_required_by')} />
        </Form.Item>
      )}
      <Rows name="segments" texts={textsOf('segments')} least={1} most={12} blank={{}}>
        {(place) => <SegmentFields place={place} rules={rules} />}
      </Rows>
      <Rows
        name="travellers"
        texts={textsOf('travellers')}
        least={1}
        most={18}
        blank={{ type: 'adult' }}
        onRemove={keepTickets}
      >
        {(place) => <PersonFields place={place} rules={rules} booking={booking} />}
      </Rows>
      <Rows name="tickets" texts={textsOf('tickets')} least={0} most={18} blank={{}}>
        {(place) => <TicketFields place={place} rules={rules} own={booking?.id} />}
      </Rows>
      <FieldRow short>
        <Form.Item
          name={['total', 'amount']}
          label={t('fields.total')}
          extra={t(isPaid ? 'hints.paid' : 'hints.total')}
          rules={rules('total.amount')}
        >
          <DecimalInput disabled={isPaid} maxLength={20} currency={currency?.trim().toUpperCase()} />
        </Form.Item>
        <Form.Item
          name={['total', 'currency']}
          label={t('fields.currency')}
          extra={t('hints.currency')}
          rules={rules('total.currency')}
        >
          <Input disabled={isPaid} dir="ltr" autoComplete="off" maxLength={3} />
        </Form.Item>
      </FieldRow>
      <Form.Item name="note" label={t('fields.note')} rules={rules('note')}>
        <Input.TextArea dir="auto" rows={3} maxLength={500} />
      </Form.Item>
      {isPaid && (
        <Form.Item
          name="reason"
          label={t('fields.reason')}
          extra={t('hints.reason')}
          rules={[{ required: true, whitespace: true, message: t('common:form.required') }]}
        >
          <Input dir="auto" autoComplete="off" maxLength={300} />
        </Form.Item>
      )}
    </>
  );
}
