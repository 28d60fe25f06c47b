import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes, type Rendered } from '@traveldesk/shared-testing/web';
import { CompanyCreatePage } from './CompanyCreatePage';
import { CompanyViewPage } from './CompanyViewPage';
import { egypt, fakeCompanies } from './companies.fake';

const open = () =>
  renderRoutes(
    [
      { path: '/companies/create', element: <CompanyCreatePage /> },
      { path: '/companies/view/:id', element: <CompanyViewPage /> },
    ],
    {
      at: '/companies/create',
      permissions: ['show_companies', 'add_companies', 'update_companies', 'add_users'],
    },
  );

const named = (name: string) => ({ en: name, fr: name, ar: name });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

/** antd reads the old key codes, which user-event does not send. */
const enter = (box: HTMLElement) =>
  act(async () => void fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 }));

async function choose(user: Rendered['user'], name: RegExp, typed: string): Promise<void> {
  const box = screen.getByRole('combobox', { name });
  await user.click(box);
  await user.keyboard(typed);
  await waitFor(() =>
    expect(document.querySelectorAll('.ant-select-item-option-active')).not.toHaveLength(0),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await enter(box);
}

describe('a new company', () => {
  it('gets currency and phone code from its country, and links to its next steps', async () => {
    const api = fakeCompanies([]);
    api.use({
      'GET /countries/{id}': () => ({ body: { ...egypt, currency: 'EGP', phone_code: '20' } }),
      'GET /users': () => ({ body: { data: [], total: 0 } }),
    });
    const { user } = await open();
    await user.type(await field(/Name/), 'Siwa Tours');
    await user.type(await field(/Email/), 'hello@siwa.example');
    await choose(user, /Country/, 'egy');
    const currency = screen.getByRole('combobox', { name: /Currency/ }).parentElement;
    await waitFor(() => expect(currency).toHaveAttribute('title', 'EGP – Egyptian Pound'));
    const phone = await field(/Phone/);
    await user.click(phone);
    expect(phone).toHaveValue('+20 ');
    await user.tab();
    expect(phone).toHaveValue('');
    await user.click(phone);
    await user.paste('+33612345678');
    expect(phone).toHaveValue('+33612345678');
    await user.clear(phone);
    await user.tab();
    await user.type(phone, '1007654321');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Siwa Tours' });
    const steps = within(screen.getByRole('region', { name: 'Next steps' }));
    const [created] = api.callsTo('POST /companies');
    expect(created?.body).toMatchObject({ currency: 'EGP', phone: '+201007654321' });
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/module-settings\?company=/),
      expect.stringMatching(/^\/users\/create\?company_id=/),
    ]);
  });

  it('keeps a currency that was chosen before the country', async () => {
    const api = fakeCompanies([]);
    api.use({ 'GET /countries/{id}': () => ({ body: { ...egypt, currency: 'EGP', phone_code: '20' } }) });
    const { user } = await open();
    await screen.findByRole('textbox', { name: /Name/ });
    await choose(user, /Currency/, 'euro');
    await choose(user, /Country/, 'egy');
    await waitFor(() => expect(api.callsTo('GET /countries/{id}')).toHaveLength(1));
    const currency = screen.getByRole('combobox', { name: /Currency/ }).parentElement;
    expect(currency).toHaveAttribute('title', 'EUR – Euro');
  });

  it('offers only cities of its country, and drops a city of another country', async () => {
    const api = fakeCompanies([]);
    const france = {
      ...egypt,
      id: '0198f000-0000-7000-8000-00000000f000',
      code: 'FR',
      name: named('France'),
    };
    const cairo = {
      id: '0198f000-0000-7000-8000-00000000c000',
      code: 'CAI',
      name: named('Cairo'),
      country: egypt,
    };
    api.use({
      'GET /countries': ({ query }) => {
        const data = [egypt, france].filter(({ name }) => name.en.toLowerCase().startsWith(query.q ?? ''));
        return { body: { data, total: data.length } };
      },
      'GET /countries/{id}': () => ({ body: { ...egypt, currency: 'EGP', phone_code: '20' } }),
      'GET /cities': () => ({ body: { data: [cairo], total: 1 } }),
    });
    const { user } = await open();
    await field(/Name/);
    await choose(user, /Country/, 'egy');
    await choose(user, /City/, 'cai');
    const chosen = () => screen.getByRole('combobox', { name: /City/ }).parentElement;
    expect(chosen()).toHaveTextContent('Cairo');
    expect(api.callsTo('GET /cities').map(({ query }) => query.country_id)).toEqual(
      expect.arrayContaining([egypt.id]),
    );

    await choose(user, /Country/, 'fra');
    await waitFor(() => expect(chosen()).not.toHaveTextContent('Cairo'));
  });
});
