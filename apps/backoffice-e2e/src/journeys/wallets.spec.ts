import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sessionOf, accounts, storeSession } from '../support/accounts';
import { adminApi } from '../support/api';
import { expectToast, formOf } from '../support/form';
import { applyLook, looksFor, oneOfEach } from '../support/looks';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, oneOfEach);

/** The content of a PDF, as far as the journey needs it. */
const proof = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

for (const look of looks) {
  const { language } = look;

  test.describe(`wallets (${language})`, () => {
    test.use({ look });

    test("deposit → a pending one → no approval of one's own → a second person → statement → earlier balance → conversion", async ({
      page,
      browser,
      request,
      baseURL,
      signedInAs,
      say,
    }) => {
      const wallet = (key: string, values?: Record<string, string>) => say('wallet', key, values);
      const panel = (key: string) => say('wallet/ui', key);
      const approvals = (key: string, values?: Record<string, string>) => say('approvals', key, values);
      const form = formOf(page);
      const api = await adminApi(request);
      const [egypt] = await api.find<{ id: string }>('/countries', { code: 'EG' });
      const company = await api.create<{ id: string; name: string }>('/companies', {
        name: `Wallet ${language} ${Date.now()}`,
        type: 'B2B',
        parent_id: null,
        country_id: egypt?.id,
        city_id: null,
        email: `wallet.${language}@companies.example`,
        phone: null,
        currency: 'EGP',
        status: 'active',
      });
      const began = new Date().toISOString();
      const available = (currency: string, on: Page = page) =>
        on.getByRole('listitem', { name: currency, exact: true }).locator('bdi').first();
      const deposit = async (amount: string, reference: string) => {
        await page.getByRole('link', { name: panel('actions.deposit') }).click();
        await expect(form.field(wallet('fields.amount'))).toBeEnabled();
        await form.fill(wallet('fields.amount'), amount);
        await page.getByText(wallet('methods.bank'), { exact: true }).click();
        await form.fill(wallet('fields.reference'), reference);
      };
      const send = page.getByRole('button', { name: wallet('deposit.save') });
      await signedInAs('admin');

      // From the company's own page, with a proof; Arabic digits are accepted.
      await page.goto(`/companies/view/${company.id}`);
      await expect(available('EGP')).toContainText('0.00');
      await deposit('١٥٠٠٫٥٠', `TT-${language}-1`);
      await page.locator('main input[type="file"]').setInputFiles(proof);
      await expect(page.getByText(proof.name, { exact: true })).toBeVisible();
      await expect(page.getByText(wallet('proof.sent'), { exact: true })).toBeAttached();
      await send.click();
      await expect(page).toHaveURL(new RegExp(`/companies/view/${company.id}`));
      await expect(available('EGP')).toContainText('1,500.50');

      // A deposit above the limit moves nothing, and says so.
      await deposit('9000000', `TT-${language}-2`);
      await send.click();
      await expect(page.getByRole('heading', { name: wallet('waits.title') })).toBeVisible();
      await page.getByRole('link', { name: wallet('waits.request') }).click();
      await expect(page).toHaveURL(/\/approvals\/view\//);
      const requestAddress = page.url();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('9,000,000.00');
      // The requester sees no decision buttons but who decides, and is rejected by the API with a message in their language.
      await expect(page.getByRole('button', { name: approvals('approve.action') })).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(say('approvals/server', 'problems.approval_own'));
      const { token } = await sessionOf(request, accounts.admin);
      for (const decision of ['approve', 'decline']) {
        const refused = await request.post(
          `/api/v1/approvals/${requestAddress.split('/').at(-1)}/${decision}`,
          {
            headers: {
              authorization: `Bearer ${token}`,
              'accept-language': language,
              'idempotency-key': randomUUID(),
            },
            data: decision === 'approve' ? {} : { reason: 'Mine' },
          },
        );
        expect(refused.status()).toBe(403);
        expect(await refused.json()).toMatchObject({
          code: 'approval_own',
          message: say('approvals/server', 'problems.approval_own'),
        });
      }

      // Another person decides, on their own device.
      const other = await browser.newContext({ ...(baseURL && { baseURL }) });
      await applyLook(other, baseURL ?? '', look);
      await storeSession(other, await sessionOf(request, accounts.finance));
      const theirs = await other.newPage();
      await theirs.goto(requestAddress);
      await theirs.getByRole('button', { name: approvals('approve.action') }).click();
      const dialog = theirs.getByRole('dialog');
      await dialog.getByRole('button', { name: approvals('approve.action') }).click();
      await expect(dialog).toBeHidden();
      await theirs.goto(`/transactions/wallet/${company.id}`);
      await expect(available('EGP', theirs)).toContainText('9,001,500.50');
      await other.close();

      // The statement adds up, and an entry leads to both of its sides.
      await page.goto(`/transactions/statement/${company.id}`);
      const sums = page.locator('main dl').first();
      await expect(sums).toContainText('9,001,500.50');
      await page
        .getByRole('row', { name: new RegExp(`TT-${language}-2`) })
        .getByRole('link')
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`TT-${language}-2`);
      await expect(page.getByRole('table')).toContainText(wallet('accounts.received'));

      // Before all of this the balance was zero.
      await page.goto(`/transactions/wallet/${company.id}?tab=at&at=${began}`);
      await expect(page.getByRole('tabpanel').getByRole('row', { name: /EGP/ })).toContainText('0.00');
      await expect(page.getByRole('tabpanel')).not.toContainText('1,500.50');

      // Into another currency, at the displayed rate.
      await page.goto(`/transactions/convert/${company.id}`);
      await expect(form.field(wallet('conversion.from'))).toBeEnabled();
      await form.choose(wallet('conversion.to'), 'EUR');
      await form.fill(wallet('conversion.from'), '1000');
      await expect(page.getByText(wallet('conversion.rounded'))).toBeVisible();
      await page.getByRole('button', { name: wallet('conversion.save') }).click();
      await expect(page).toHaveURL(new RegExp(`/transactions/wallet/${company.id}`));
      await expectToast(page, /EUR/);
      await expect(available('EUR')).not.toContainText('EUR 0.00');
      await expect(available('EGP')).toContainText('9,000,500.50');
    });
  });
}
