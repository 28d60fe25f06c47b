import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import type { CompanyInput } from '@traveldesk/companies-contract';
import { useCountry } from '@traveldesk/geo-ui';

/**
 * Suggestions from a new company's country: its currency, unless the user chose another, and its phone code as the start of an empty
 * number.
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
    /** Removes the suggested phone code when a complete number is pasted after it. */
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

/** Returns null for a phone number that is only the suggested country code. */
export function withoutProposedPhoneCode(phone: string | null | undefined): string | null | undefined {
  return phone && /^\+\d{1,3}\s*$/.test(phone) ? null : phone;
}
