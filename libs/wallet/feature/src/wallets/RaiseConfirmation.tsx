import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { useFormat } from '@traveldesk/shared-web';
import { amountOrZeroSchema, type Wallet } from '@traveldesk/wallet-contract';
import '../texts';

/** Requires confirming a raise with the limits before and after. Lowering needs none. */
export function RaiseConfirmation({ wallet }: { wallet: Wallet | undefined }) {
  const { t } = useTranslation('wallet');
  const { money } = useFormat();
  const limit = amountOrZeroSchema.safeParse(Form.useWatch('credit_limit') as unknown);
  if (!wallet || !limit.success) return null;
  const { credit_limit: before } = wallet;
  if (minorUnits(limit.data) <= minorUnits(before)) return null;
  return (
    <Form.Item
      // Another amount needs a new confirmation.
      key={limit.data.amount}
      name={['confirmed', limit.data.amount]}
      valuePropName="checked"
      rules={[
        {
          validator: (_, checked) =>
            checked ? Promise.resolve() : Promise.reject(new Error(t('credit_limit.confirm_missing'))),
        },
      ]}
    >
      <Checkbox>
        {t('credit_limit.confirm', {
          before: money(before),
          after: money(moneyOf(minorUnits(limit.data), limit.data.currency)),
        })}
      </Checkbox>
    </Form.Item>
  );
}
