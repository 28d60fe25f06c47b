import { accounts, sessionOf, storeSession } from '../support/accounts';
import { adminApi } from '../support/api';
import { formOf } from '../support/form';
import { applyLook, looksFor, otherOfEach } from '../support/looks';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, otherOfEach);

for (const look of looks) {
  const { language } = look;

  test.describe(`payouts of earnings (${language})`, () => {
    test.use({ look });

    test('more than available → a request → a second person → the earnings statement', async ({
      page,
      browser,
      request,
      baseURL,
      signedInAs,
      say,
    }) => {
      const wallet = (key: string, values?: Record<string, string>) => say('wallet', key, values);
      const approvals = (key: string) => say('approvals', key);
      const form = formOf(page);
      const api = await adminApi(request);
      const [group] = await api.find<{ id: string }>('/companies', { q: 'Nile Group Holding' });
      if (!group) throw new Error('The demo has no company that has earned.');
      const reference = `SEPA-${language}-${Date.now()}`;
      // Found by its own reference: the demo bookings keep adding earnings meanwhile.
      const paidOut = () =>
        api.find<{ id: string; amount: { amount: string }; direction: string; method: string }>(
          '/transactions',
          {
            account: 'earnings',
            company_id: group.id,
            reference,
          },
        );
      await signedInAs('admin');

      await page.goto(`/companies/view/${group.id}`);
      await page
        .getByRole('link', { name: say('wallet/ui', 'earnings.payOutOf', { currency: 'EGP' }) })
        .click();
      await expect(form.field(wallet('fields.amount'))).toBeEnabled();
      await form.fill(wallet('fields.amount'), '999999999');
      await form.fill(wallet('fields.reason'), `Payout ${language}`);
      await form.fill(wallet('fields.reference'), reference);
      const send = page.getByRole('button', { name: wallet('payout.save') });
      await send.click();
      await expect(page.getByText(say('wallet/server', 'problems.earnings_short')).first()).toBeVisible();

      await form.fill(wallet('fields.amount'), '1.50');
      await page.getByText(wallet('payout.targets.bank'), { exact: true }).click();
      await send.click();
      await expect(page.getByRole('heading', { name: wallet('waits.title') })).toBeVisible();
      await page.getByRole('link', { name: wallet('waits.request') }).click();
      await expect(page).toHaveURL(/\/approvals\/view\//);
      const requestAddress = page.url();
      await expect(page.getByRole('main')).toContainText(say('approvals/server', 'problems.approval_own'));
      expect(await paidOut()).toEqual([]);

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
      await other.close();

      expect(await paidOut()).toMatchObject([
        { direction: 'out', amount: { amount: '1.50' }, method: 'bank' },
      ]);
      await page.goto(`/transactions?account=earnings&company_id=${group.id}&reference=${reference}`);
      await page
        .getByRole('link', { name: wallet('types.payout') })
        .first()
        .click();
      await expect(page.getByRole('main')).toContainText(`Payout ${language}`);
      await expect(page.getByRole('table').first()).toContainText(wallet('accounts.earnings'));
    });
  });
}
