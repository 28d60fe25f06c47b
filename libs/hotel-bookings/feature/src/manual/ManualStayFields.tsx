import { Form, Input } from 'antd';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import { Rows, stillPaid, type RowTexts } from '@traveldesk/bookings-ui';
import { CompanySelect } from '@traveldesk/companies-ui';
import { CitySelect } from '@traveldesk/geo-ui';
import { mostGuests, type HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { mostRooms } from '@traveldesk/hotels-contract';
import { useRateWords } from '@traveldesk/hotels-ui';
import { boards, paymentTypes } from '@traveldesk/markups-contract';
import { ChoiceSelect, DayInput, DayTimeInput, FieldRow, useZodRules } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import { GuestItems } from './GuestItems';
import { guestsWithout, manualStayRules, type ManualStayForm } from './manual-stay.form';
import { PriceItems } from './PriceItems';
import { problemSentence } from './problems';
import { RoomItems } from './RoomItems';
import { StayDates } from './StayDates';
import './texts';

/** The fields of a stay booked elsewhere: payer, property, days, rooms, guests and price. */
export function ManualStayFields({ booking }: { booking?: HotelBooking | undefined }) {
  const { t } = useTranslation(['manualStays', 'common']);
  const words = useRateWords();
  const sentence = useCallback((key: string) => problemSentence(t, key), [t]);
  const rules = useZodRules(
    useMemo(() => manualStayRules(booking), [booking]),
    sentence,
  );
  const mayIssue = useCan(bookingPermissions.issue);
  const form = Form.useFormInstance<ManualStayForm>();
  const company = booking?.company;
  const city = booking?.city_id;
  // A paid booking keeps its payer and price, and each change needs a reason.
  const isPaid = booking ? stillPaid(booking) !== null : false;
  const textsOf = (list: 'rooms' | 'guests'): RowTexts => ({
    title: t(`${list}.title`),
    one: (place) => t(`${list}.one`, { number: place + 1 }),
    add: t(`${list}.add`),
    remove: (one) => t('remove', { one }),
  });
  const keepGuests = (place: number) =>
    form.setFieldValue(
      'guests',
      guestsWithout(place, form.getFieldValue('guests') as ManualStayForm['guests']),
    );
  const totalHint = isPaid ? 'paid' : mayIssue ? 'total' : 'noTotal';
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
        <Form.Item
          name="reference"
          label={t('fields.reference')}
          extra={t('hints.reference')}
          rules={rules('reference')}
        >
          <Input dir="ltr" autoComplete="off" maxLength={40} />
        </Form.Item>
      </FieldRow>
      <FieldRow short>
        <Form.Item
          name={['property', 'name']}
          label={t('fields.property')}
          rules={rules('property.name')}
          required
        >
          <Input dir="auto" autoComplete="off" maxLength={120} />
        </Form.Item>
        <Form.Item
          name={['property', 'city_id']}
          label={t('fields.city')}
          extra={t('hints.city')}
          rules={rules('property.city_id')}
          required
        >
          <CitySelect
            {...(booking && city && { selected: [{ value: city, label: booking.property.address.city }] })}
          />
        </Form.Item>
        <Form.Item
          name={['property', 'address']}
          label={t('fields.address')}
          rules={rules('property.address')}
        >
          <Input dir="auto" autoComplete="off" maxLength={200} />
        </Form.Item>
        <Form.Item name={['property', 'phone']} label={t('fields.phone')} rules={rules('property.phone')}>
          <Input dir="ltr" inputMode="tel" autoComplete="off" maxLength={40} />
        </Form.Item>
      </FieldRow>
      <StayDates rules={rules} />
      <Rows
        name="rooms"
        texts={textsOf('rooms')}
        least={1}
        most={mostRooms}
        blank={{ adults: '2' }}
        onRemove={keepGuests}
      >
        {(place) => <RoomItems place={place} rules={rules} />}
      </Rows>
      <Rows name="guests" texts={textsOf('guests')} least={1} most={mostGuests} blank={{}}>
        {(place) => <GuestItems place={place} rules={rules} />}
      </Rows>
      <FieldRow short>
        <Form.Item name="room_name" label={t('fields.room_name')} rules={rules('room_name')} required>
          <Input dir="auto" autoComplete="off" maxLength={120} />
        </Form.Item>
        <Form.Item name="board" label={t('fields.board')} rules={rules('board')} required>
          <ChoiceSelect options={boards.map((value) => ({ value, label: words.board(value) }))} />
        </Form.Item>
        <Form.Item name="payment" label={t('fields.payment')} rules={rules('payment')} required>
          <ChoiceSelect options={paymentTypes.map((value) => ({ value, label: words.payment(value) }))} />
        </Form.Item>
      </FieldRow>
      <FieldRow short>
        <PriceItems name="total" hint={t(`hints.${totalHint}`)} rules={rules} disabled={isPaid} />
        <PriceItems name="due" hint={t('hints.due')} rules={rules} />
      </FieldRow>
      <FieldRow short>
        <Form.Item
          name="free_until"
          label={t('fields.free_until')}
          extra={t('hints.free_until')}
          rules={rules('free_until')}
        >
          <DayTimeInput label={t('fields.free_until')} />
        </Form.Item>
        <Form.Item
          name="balance_due_on"
          label={t('fields.balance_due_on')}
          extra={t('hints.balance_due_on')}
          rules={rules('balance_due_on')}
        >
          <DayInput />
        </Form.Item>
      </FieldRow>
      <Form.Item
        name="requests"
        label={t('fields.requests')}
        extra={t('hints.requests')}
        rules={rules('requests')}
      >
        <Input.TextArea dir="auto" rows={2} maxLength={500} />
      </Form.Item>
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
