import { Form } from 'antd';
import type { RuleProduct } from '@traveldesk/markups-contract';
import type { MarkupValues } from './markup.form';

/** Returns the product that the form's rule prices. */
export function useProduct(): RuleProduct {
  const form = Form.useFormInstance<MarkupValues>();
  // The first render has no field values yet.
  return (Form.useWatch('product', form) as RuleProduct | undefined) ?? 'flight';
}
