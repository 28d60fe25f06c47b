import { Form, Input } from 'antd';
import type { Order } from './useOrder';

export interface OrderGateProps {
  name: string;
  order: Pick<Order<never>, 'passes'>;
}

/** A hidden form item that is valid only while the order allows a submission. */
export function OrderGate({ name, order }: OrderGateProps) {
  return (
    <Form.Item
      name={name}
      hidden
      rules={[{ validator: () => (order.passes() ? Promise.resolve() : Promise.reject(new Error())) }]}
    >
      <Input />
    </Form.Item>
  );
}
