import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { ConfirmButton } from './ConfirmButton';

/** Sinks the ship when the answer is yes; the button disappears with it. */
function Ship({ sink }: { sink: () => Promise<unknown> }) {
  const [afloat, setAfloat] = useState(true);
  const confirm = async () => {
    await sink();
    setAfloat(false);
  };
  return (
    <div>
      {afloat ? (
        <ConfirmButton question="Sink it?" text="It stays below." okText="Sink" onConfirm={confirm} />
      ) : (
        <button>{'Raise'}</button>
      )}
    </div>
  );
}

async function open(sink: () => Promise<unknown>) {
  const { user, ...rest } = await renderScreen(<Ship sink={sink} />, { path: '/ships', permissions: [] });
  await user.click(screen.getByRole('button', { name: 'Sink' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sink it?' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { user, dialog, press, ...rest };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a button that asks first', () => {
  it('does nothing after a no, and has the focus again', async () => {
    const sink = jest.fn(() => Promise.resolve());
    const { dialog, press } = await open(sink);
    expect(dialog).toHaveTextContent('It stays below.');
    await press('Cancel');
    await isClosed();
    expect(sink).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sink' })).toHaveFocus());
  });

  it('moves the focus to what replaces it after a yes', async () => {
    const { press } = await open(() => Promise.resolve());
    await press('Sink');
    await isClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Raise' })).toHaveFocus());
  });

  it("shows the API's error until the question is asked again", async () => {
    const problem = { message: 'The ship has passengers.', code: 'in_use', request_id: '1' };
    const { dialog, press } = await open(() => Promise.reject({ status: 422, problem }));
    await press('Sink');
    expect(await within(dialog).findByText('The ship has passengers.')).toBeVisible();
    await press('Cancel');
    await isClosed();
  });

  it('stays open while it works and after a failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { dialog, press } = await open(() => new Promise((_, reject) => (fail = reject)));
    await press('Sink');
    const sink = () => within(dialog).getByRole('button', { name: /Sink/ });
    await waitFor(() => expect(sink()).toHaveClass('ant-btn-loading'));
    await act(async () => fail(new Error('refused')));
    await waitFor(() => expect(sink()).not.toHaveClass('ant-btn-loading'));
    expect(dialog).toBeVisible();
  });
});
