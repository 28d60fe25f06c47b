import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { usePhoneRule } from './usePhoneRule';

type Asked = Omit<Parameters<typeof usePhoneRule>[0], 'name'>;

function Phone(asked: Asked) {
  const { rule, mark } = usePhoneRule({ name: 'phone', ...asked });
  return (
    <Form.Item name="phone" label="Phone" rules={[rule]} extra={mark}>
      <Input />
    </Form.Item>
  );
}

function Fields(asked: Asked) {
  const [said, setSaid] = useState('');
  return (
    <Form
      initialValues={{ phone: asked.kept ?? '' }}
      onFinish={() => setSaid('It is one.')}
      onFinishFailed={({ errorFields }) => setSaid(errorFields.flatMap(({ errors }) => errors).join())}
    >
      <Phone {...asked} />
      <output>{said}</output>
    </Form>
  );
}

const none = 'There is no such phone number. Check its country code and its digits.';
const noCountry = 'Write the number with its country code, e.g. +20 100 123 4567.';

// Cases are those of `judgePhone`, by which the server judges.
it.each([
  ['+999 123 4567', {}, none],
  ['+20 000 000 0000', {}, none],
  ['+20 100 123 4567', {}, null],
  ['+999 1234 5678', { kept: '+99912345678' }, null],
  ['+999 1234 5679', { kept: '+99912345678' }, none],
  ['0100 123 4567', { country: 'EG' }, null],
  ['0100 123', { country: 'EG' }, none],
  ['0100 123 4567', { country: null }, noCountry],
  // The form does not know the company's country, but the server does.
  ['0100 123', {}, null],
  // The form's schema rejects what is not a number at all.
  ['call me', {}, null],
])('%s with %j: %s', async (typed, asked, problem) => {
  const { user } = await renderRoutes([{ path: '/', element: <Fields {...asked} /> }], { at: '/' });
  const field = screen.getByLabelText('Phone');
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  await waitFor(() =>
    expect(screen.getByText(problem ?? 'It is one.', { selector: 'output' })).toBeVisible(),
  );
});

it('marks a stored number that is impossible, as long as it stays', async () => {
  const shown = { at: '/' };
  const { user } = await renderRoutes([{ path: '/', element: <Fields kept="+99912345678" /> }], shown);
  const mark = { selector: '[role="status"]' };
  expect(await screen.findByText(none, mark)).toBeVisible();
  await user.type(screen.getByLabelText('Phone'), '9');
  await waitFor(() => expect(screen.queryByText(none, mark)).not.toBeInTheDocument());
});
