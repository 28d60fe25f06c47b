import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import type { CompanyInput } from '@traveldesk/companies-contract';
import { useCountry } from '@traveldesk/geo-ui';

/**
 * What the country of a new company proposes: its currency, as long as nobody has chosen another, and its phone code, which an
 * empty number begins with while it is typed.
 */
export function useProposals(isNew: boolean) {
  const form = Form.useFormInstance<CompanyInput>();
  const countryId = Form.useWatch('country_id', form);
  const country = useCountry(isNew ? countryId : null);
  const proposed = useRef<string>(undefined);
  const currency = country?.currency;
  useEffect(() => {
    const chosen = form.getFieldValue('currency') as string | null | undefined;
    if (!currency || (chosen && chosen !== proposed.current)) return;
    proposed.current = currency;
    form.setFieldValue('currency', currency);
  }, [currency, form]);

  const begin = country && `+${country.phone_code} `;
  const phone = () => (form.getFieldValue('phone') as string | null | undefined) ?? '';
  return {
    /** A whole number that is pasted behind the proposal takes its place. */
    phoneOf: (typed: string) =>
      begin && /^(\+|00)/.test(typed.slice(begin.length)) && typed.startsWith(begin)
        ? typed.slice(begin.length)
        : typed,
    phone: {
      placeholder: begin?.trim(),
      onFocus: () => begin && !phone() && form.setFieldValue('phone', begin),
      onBlur: () => begin && phone().trim() === begin.trim() && form.setFieldValue('phone', null),
    },
  };
}

/** A phone number as it is sent: a country's code alone is what the field proposes, and no number. */
export function withoutProposal(phone: string | null | undefined): string | null | undefined {
  return phone && /^\+\d{1,3}\s*$/.test(phone) ? null : phone;
}
