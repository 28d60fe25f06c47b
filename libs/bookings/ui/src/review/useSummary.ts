import { Form } from 'antd';
import { useState } from 'react';
import { goToField } from '@traveldesk/shared-ui';
import type { Order } from './useOrder';

/** The summary dialog of an order, for the form around it. */
export function useSummary<Agreed>(order: Order<Agreed>) {
  const form = Form.useFormInstance();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    close: () => setOpen(false),
    /** Opens the dialog if the form is valid, and calls `onValid`; otherwise moves the focus to the first invalid field. */
    open: async (onValid: () => void) => {
      order.open();
      try {
        await form.validateFields();
        onValid();
        setOpen(true);
      } catch {
        const [wrong] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
        if (wrong) goToField(form, wrong.name);
      } finally {
        order.passes();
      }
    },
    /** Closes the dialog and submits the form with the confirmed order. */
    confirm: (agreed: Agreed) => {
      setOpen(false);
      order.agree(agreed);
      order.open();
      form.submit();
    },
  };
}
