import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useLanguage } from '@traveldesk/shared-web';

/**
 * When another language is chosen, the errors at the fields are put into it: fields in error are judged anew. What
 * the API has refused cannot be said anew before it is sent again, and goes, lest it stay in a language nobody reads.
 */
export function useRewordedErrors<Values>(form: FormInstance<Values>): void {
  const { language } = useLanguage();
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, language]);
}
