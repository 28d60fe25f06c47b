import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useLanguage } from '@traveldesk/shared-web';

/**
 * Revalidates the fields in error when the language changes, so that their messages are translated. An error from the API cannot be
 * translated without another request, so it disappears.
 */
export function useRewordedErrors<Values>(form: FormInstance<Values>): void {
  const { language } = useLanguage();
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, language]);
}
