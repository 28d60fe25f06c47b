import { InputNumber, type InputNumberProps } from 'antd';
import { plainNumber } from '@traveldesk/shared-contract';

/** A number, typed in any script's digits (TRAVEL-RULES 11); the form refuses text that is not a number. */
export function NumberInput(props: InputNumberProps<number | string>) {
  return <InputNumber<number | string> dir="ltr" {...props} parser={(text) => plainNumber(text ?? '')} />;
}
