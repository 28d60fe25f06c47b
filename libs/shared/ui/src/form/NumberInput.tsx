import { InputNumber, type InputNumberProps } from 'antd';
import { plainNumber } from '@traveldesk/shared-contract';

/** A number that is typed in digits of any keyboard (TRAVEL-RULES 11); what is none is left for the form to refuse. */
export function NumberInput(props: InputNumberProps<number | string>) {
  return <InputNumber<number | string> dir="ltr" {...props} parser={(text) => plainNumber(text ?? '')} />;
}
