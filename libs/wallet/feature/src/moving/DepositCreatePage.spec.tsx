import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  problem,
  renderRoutes,
  type MockApi,
  type Rendered,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { approvalId, balance, everything, fakeWallets, nile, posted, requested } from '../wallet.fake';
import { DepositCreatePage } from './DepositCreatePage';

const proofId = '0198f000-0000-7000-8000-00000000f001';
const route = 'POST /companies/{id}/deposit';
const proofs = 'POST /companies/{id}/deposit-proofs';
const pdf = (name = 'slip.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function fake(changes: Parameters<typeof balance>[0] = {}): MockApi {
  return fakeWallets({
    'GET /companies/{id}/balance': () => ({ body: balance(changes) }),
    [route]: () => posted,
    [proofs]: ({ body }) => ({
      status: 201,
      body: {
        message: 'The file was uploaded.',
        data: { id: proofId, name: (body as { name: string }).name, type: 'application/pdf', bytes: 8 },
      },
    }),
  });
}

async function open(options: RenderOptions = {}) {
  const rendered = await renderRoutes(
    [{ path: '/transactions/deposit/:id', element: <DepositCreatePage /> }],
    {
      at: `/transactions/deposit/${nile.id}`,
      permissions: everything,
      ...options,
    },
  );
  return rendered;
}

/** Returns the field once the company's wallets are loaded. */
async function amount() {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toBeEnabled());
  return screen.getByRole('textbox', { name: 'Amount' });
}

async function put(user: Rendered['user'], field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

const send = () => screen.getByRole('button', { name: 'Add Deposit' });
const bodyOf = (api: MockApi) => api.callsTo(route)[0]?.body;

describe('the deposit form', () => {
  it('sends the deposit once, and returns to the wallet', async () => {
    const api = fake();
    const { user, address } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Deposit: Nile Travel' })).toBeVisible();
    await put(user, await amount(), '1500.5');
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    await put(user, screen.getByRole('textbox', { name: 'Reference' }), 'TT-4711');
    await user.click(send());
    await waitFor(() => expect(address()).toBe(`/transactions/wallet/${nile.id}`));
    expect(bodyOf(api)).toEqual({
      amount: { amount: '1500.5', currency: 'EGP' },
      method: 'bank',
      reference: 'TT-4711',
      received_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      note: null,
      proof_id: null,
    });
    expect(api.callsTo(route)[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  it('reads Arabic digits and the Arabic decimal separator', async () => {
    const api = fake();
    const { user } = await open();
    await put(user, await amount(), '١٢٥٠٫٥٠');
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    expect(await amount()).toHaveValue('1250.50');
    await user.click(send());
    await waitFor(() =>
      expect(bodyOf(api)).toMatchObject({ amount: { amount: '1250.50', currency: 'EGP' } }),
    );
  });

  it.each([
    ['0', 'The amount must be greater than zero.'],
    ['-5', 'The amount must be greater than zero.'],
    ['1e2', 'Write an amount in digits, e.g. 1250.50.'],
    ['100.0001', 'This currency has fewer decimals.'],
    ['1,250', '“1,250” can mean 1250.00 or 1.25. Write one of the two.'],
    ['1.250', '“1.250” can mean 1250.00 or 1.25. Write one of the two.'],
    ['9007199254740993', 'Write an amount in digits, e.g. 1250.50.'],
  ])('explains why the amount %s is invalid before it is sent', async (typed, sentence) => {
    const api = fake();
    const { user } = await open();
    await put(user, await amount(), typed);
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    await user.click(send());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(api.callsTo(route)).toHaveLength(0);
  });

  it('replaces itself by a message if the deposit waits for a second person', async () => {
    const api = fake();
    api.use({ [route]: () => requested });
    const { user, address } = await open();
    await put(user, await amount(), '90000');
    await user.click(screen.getByRole('radio', { name: 'Check' }));
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      `/approvals/view/${approvalId}`,
    );
    expect(screen.queryByRole('button', { name: 'Add Deposit' })).not.toBeInTheDocument();
    expect(address()).toBe(`/transactions/deposit/${nile.id}`);
  });

  it('shows problems from the API at their fields, and keeps the input', async () => {
    const api = fake();
    api.use({
      [route]: () =>
        problem(422, 'invalid', 'Please check the marked fields.', {
          received_on: 'This day is still to come.',
        }),
    });
    const { user } = await open();
    await put(user, await amount(), '10');
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(send());
    expect(await screen.findByText('This day is still to come.')).toBeVisible();
    expect(await amount()).toHaveValue('10');
  });

  it('announces at once that a suspended company or a stopped ledger will refuse the deposit', async () => {
    fake({ company: { ...nile, status: 'suspended' }, ledger: 'stopped' });
    await open();
    expect(await screen.findByText(/This company is suspended/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The books do not add up');
  });
});

describe('the proof of a deposit', () => {
  const input = async () => {
    await amount();
    return screen.getByLabelText<HTMLInputElement>('Proof', { selector: 'input' });
  };

  it('is uploaded as base64 when it is chosen, and the deposit refers to it', async () => {
    const api = fake();
    const { user } = await open();
    await user.upload(await input(), pdf());
    expect(await screen.findByText('The file was uploaded.')).toBeInTheDocument();
    // "%PDF-1.7"
    expect(api.callsTo(proofs)[0]?.body).toEqual({ name: 'slip.pdf', content: 'JVBERi0xLjc=' });
    await put(user, await amount(), '10');
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    await user.click(send());
    await waitFor(() => expect(bodyOf(api)).toMatchObject({ proof_id: proofId }));
  });

  it('holds the form back until it is uploaded', async () => {
    const api = fake();
    api.use({ [proofs]: () => new Promise(() => undefined) });
    const { user } = await open();
    await user.upload(await input(), pdf());
    expect(await screen.findByRole('progressbar', { name: /being uploaded/ })).toBeInTheDocument();
    await put(user, await amount(), '10');
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    await user.click(send());
    expect(await screen.findByText('Wait until the file has been uploaded.')).toBeVisible();
    expect(api.callsTo(route)).toHaveLength(0);
  });

  it.each([
    ['a page', new File(['<html>'], 'slip.html', { type: 'text/html' }), /PDF or a picture/],
    [
      'too large',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' }),
      /5 MB/,
    ],
  ])('is refused without an upload if it is %s', async (_, file, sentence) => {
    const api = fake();
    await open();
    const field = await input();
    // Not as a user would upload it, because a browser accepts files of any kind or name.
    await act(async () => void fireEvent.change(field, { target: { files: [file] } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(api.callsTo(proofs)).toHaveLength(0);
  });

  it('is refused with the message of the API, which inspects the content, and another file can be chosen', async () => {
    const api = fake();
    const sentence = 'A proof is a PDF or a picture in PNG, JPEG or WebP format.';
    api.use({
      [proofs]: () => problem(422, 'invalid', 'Please check the marked fields.', { content: sentence }),
    });
    const { user } = await open();
    await user.upload(await input(), pdf('really.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByText('really.pdf')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  });
});
