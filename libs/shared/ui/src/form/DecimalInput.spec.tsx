import { screen } from '@testing-library/react';
import { Form } from 'antd';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { DecimalInput } from './DecimalInput';

async function open(currency?: string, language: 'en' | 'fr' | 'ar' = 'en') {
  const told = jest.fn();
  const { user } = await renderRoutes(
    [
      {
        path: '/',
        element: (
          <Form onValuesChange={(_, { amount }: { amount: string }) => told(amount)}>
            <Form.Item name="amount" label="Amount">
              <DecimalInput currency={currency} />
            </Form.Item>
          </Form>
        ),
      },
    ],
    { language },
  );
  return { user, told, field: screen.getByRole('textbox', { name: 'Amount' }) };
}

it('shows an amount as typed, and formatted after the field is left', async () => {
  const { user, told, field } = await open('EUR');
  await user.type(field, '1.250,5');
  expect(field).toHaveValue('1.250,5');
  expect(told).toHaveBeenLastCalledWith('1250.5');
  await user.tab();
  expect(field).toHaveValue('1250.5');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['fr', 'EUR', '1250.50', '1250,50', '1250.50'],
  ['fr', 'EUR', '1 250,50', '1250,50', '1250.50'],
  ['fr', 'KWD', '1,250', '1,250', '1.250'],
  ['fr', undefined, '1.0825', '1,0825', '1.0825'],
  // With its comma it would have two readings.
  ['fr', undefined, '1.082', '1.082', '1.082'],
  ['ar', 'EUR', '١٢٥٠٫٥٠', '1250.50', '1250.50'],
  ['en', 'EUR', '1250,50', '1250.50', '1250.50'],
] as const)(
  'in %s shows %s %s as %s after the field is left, and sends %s',
  async (language, currency, typed, shown, sent) => {
    const { user, told, field } = await open(currency, language);
    await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(shown);
    expect(told).toHaveBeenLastCalledWith(sent);
    // Typing on in that text does not change the amount.
    await user.type(field, '{End}0{Backspace}');
    expect(told).toHaveBeenLastCalledWith(sent);
  },
);

it('leaves an ambiguous amount as typed, key by key', async () => {
  const { user, told, field } = await open('EUR');
  await user.type(field, '1,250');
  await user.tab();
  expect(field).toHaveValue('1,250');
  expect(told).toHaveBeenLastCalledWith('1,250');
});

it('says which amount with three decimals it has read', async () => {
  const { user, told, field } = await open('KWD');
  await user.type(field, '1,250');
  expect(screen.getByRole('status')).toHaveTextContent('Read as KWD 1.250');
  expect(told).toHaveBeenLastCalledWith('1.250');
});

it('accepts a number without a currency', async () => {
  const { user, told, field } = await open();
  await user.type(field, '٧,٥');
  await user.tab();
  expect(field).toHaveValue('7.5');
  expect(told).toHaveBeenLastCalledWith('7.5');
});
