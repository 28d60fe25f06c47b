import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { judgedSchema, Rows } from '@traveldesk/bookings-ui';
import { groupInputSchema, type GroupInput, wishedDayProblem } from '@traveldesk/flight-bookings-contract';
import { CompanySelect } from '@traveldesk/companies-ui';
import { AirportSelect } from '@traveldesk/geo-ui';
import { isDay, numberText } from '@traveldesk/shared-contract';
import { DayInput, FieldRow, FormPage, useZodRules } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import { useFlightBookingsRequestGroupMutation } from './manual.api';
import { problemSentence } from './problems';
import { useRowTexts } from './useRowTexts';
import './texts';

interface GroupForm {
  company_id?: string | null;
  name?: string;
  travellers?: string;
  trips: { origin?: string | null; destination?: string | null; date?: string }[];
  note?: string;
}

const blank: GroupForm = { trips: [{}] };
const given = <Value,>(value: Value | null | undefined | '') =>
  value === '' ? undefined : (value ?? undefined);

/** Validates and converts the form by the rules of the API. */
const groupFormSchema: z.ZodType<GroupInput> = z.preprocess((values) => {
  const { company_id, name, travellers, trips = [], note } = values as GroupForm;
  const digits = numberText(travellers ?? '');
  return {
    company_id: given(company_id),
    name: given(name?.trim()),
    travellers: /^\d+$/.test(digits) ? Number(digits) : given(digits),
    trips: trips.map((trip) => ({
      origin: given(trip?.origin),
      destination: given(trip?.destination),
      date: given(trip?.date),
    })),
    note: given(note?.trim()) ?? null,
  };
}, groupInputSchema);

/** Validates the fields by the rules of the API. */
const groupRules = judgedSchema<GroupForm>(groupFormSchema, ({ trips = [] }) =>
  trips.flatMap((trip, place) => {
    const day = trip?.date ?? '';
    const problem = isDay(day) && wishedDayProblem(day, localToday());
    return problem ? [[['trips', place, 'date'], problem] as const] : [];
  }),
);

/** /flights/group-requests/create: requests flights for ten or more travelers, beyond the limit of searches (TRAVEL-RULES 1). */
function GroupCreatePage() {
  const { t } = useTranslation('manualBookings');
  const textsOf = useRowTexts();
  const [create] = useFlightBookingsRequestGroupMutation();
  const sentence = useCallback((key: string) => problemSentence(t, key), [t]);
  const rules = useZodRules(groupRules, sentence);
  return (
    <FormPage<GroupForm>
      title={t('group.title')}
      back="/flights/bookings"
      backLabel={t('list')}
      saveLabel={t('group.save')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, group: groupFormSchema.parse(values) }).unwrap()}
    >
      <FieldRow short>
        <Form.Item name="company_id" label={t('fields.company_id')} rules={rules('company_id')} required>
          <CompanySelect />
        </Form.Item>
        <Form.Item name="name" label={t('fields.group')} rules={rules('name')} required>
          <Input dir="auto" autoComplete="off" maxLength={120} />
        </Form.Item>
        <Form.Item
          name="travellers"
          label={t('fields.count')}
          extra={t('hints.count')}
          rules={rules('travellers')}
          required
        >
          <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={4} />
        </Form.Item>
      </FieldRow>
      <Rows name="trips" texts={textsOf('trips')} least={1} most={6} blank={{}}>
        {(place) => (
          <>
            {(['origin', 'destination'] as const).map((field) => (
              <Form.Item
                key={field}
                name={[place, field]}
                label={t(`fields.${field}`)}
                rules={rules(`trips.${place}.${field}`)}
                required
              >
                <AirportSelect />
              </Form.Item>
            ))}
            <Form.Item
              name={[place, 'date']}
              label={t('fields.date')}
              rules={rules(`trips.${place}.date`)}
              required
            >
              <DayInput min={localToday()} />
            </Form.Item>
          </>
        )}
      </Rows>
      <Form.Item name="note" label={t('fields.note')} rules={rules('note')}>
        <Input.TextArea dir="auto" rows={4} maxLength={2_000} />
      </Form.Item>
    </FormPage>
  );
}

export { GroupCreatePage as Component };
