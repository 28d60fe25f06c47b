import { act, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { z } from 'zod';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { baseApi, setLanguage } from '@traveldesk/shared-web';
import type { SavedRecord } from './record-form';
import { RecordForm } from './RecordForm';
import { useZodRules } from './useZodRules';

const schema = z.strictObject({ name: z.string().min(1), flag: z.string() });
type Ship = z.infer<typeof schema>;

const ships = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testNameShip: build.mutation<SavedRecord<Ship>, Ship>({
      query: (body) => ({ url: '/ships', method: 'POST', body }),
    }),
  }),
});

function Fields() {
  const rules = useZodRules(schema);
  return (
    <>
      <Form.Item name="name" label="Name" rules={rules('name')}>
        <Input />
      </Form.Item>
      <Form.Item name="flag" label="Flag" rules={rules('flag')}>
        <Input />
      </Form.Item>
    </>
  );
}

function ShipForm() {
  const [add] = ships.useTestNameShipMutation();
  return (
    <RecordForm initialValues={{ name: '', flag: '' }} onSubmit={(values) => add(values).unwrap()}>
      <Fields />
    </RecordForm>
  );
}

const open = () => renderScreen(<ShipForm />, { path: '/ships', permissions: [] });
const save = () => screen.getByRole('button', { name: /save|enregistrer/i });

afterEach(() => act(() => setLanguage('en')));

it("shows a field's error in the selected language, and touches no other field", async () => {
  const { user } = await open();
  await user.click(save());
  const sentence = (await screen.findByText(/required|fill/i)).textContent ?? '';
  await act(() => setLanguage('fr'));
  expect(await screen.findByText(/obligatoire|renseign/i)).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Flag' })).not.toHaveAttribute('aria-invalid', 'true');
});

it('removes API errors in the previous language', async () => {
  mockApi({ 'POST /ships': () => problem(422, 'invalid', 'Wrong.', { name: 'This name is taken.' }) });
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Argo');
  await user.click(save());
  expect(await screen.findByText('This name is taken.')).toBeVisible();
  await act(() => setLanguage('fr'));
  await waitFor(() => expect(screen.queryByText('This name is taken.')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Argo');
});
