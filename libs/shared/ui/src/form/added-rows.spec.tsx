import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { FormPage } from './FormPage';

interface Fleet {
  ships: string[];
  flag: string;
}

/** Ships, and a field after them. */
function FleetPage() {
  return (
    <FormPage<Fleet>
      title="Add Fleet"
      back="/fleets"
      backLabel="Fleets"
      initialValues={{ ships: [], flag: 'EG' }}
      onSubmit={() => Promise.resolve({ data: { version: 1 } })}
    >
      <Form.List name="ships">
        {(rows, { add }) => (
          <>
            {rows.map(({ key, name }) => (
              <Form.Item key={key} name={name} label="Ship">
                <Input />
              </Form.Item>
            ))}
            <button type="button" onClick={() => add()}>
              {'Add a ship'}
            </button>
          </>
        )}
      </Form.List>
      <Form.Item name="flag" label="Flag">
        <Input />
      </Form.Item>
    </FormPage>
  );
}

it('closes a form after a save, even with a row added to one of its lists', async () => {
  const { user, address } = await renderRoutes(
    [
      { path: '/fleets', element: <p>All fleets</p> },
      { path: '/fleets/create', element: <FleetPage /> },
    ],
    { at: '/fleets/create', permissions: [] },
  );
  await user.click(screen.getByRole('button', { name: 'Add a ship' }));
  await user.type(screen.getByRole('textbox', { name: 'Ship' }), 'Nile');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/fleets'));
});
