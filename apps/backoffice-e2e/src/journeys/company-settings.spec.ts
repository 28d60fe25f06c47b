import { adminApi, statusOf } from '../support/api';
import { expectToast, formOf } from '../support/form';
import { looksFor, oneOfEach } from '../support/looks';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, oneOfEach);

interface Module {
  id: string;
  key: string;
  name: Record<string, string>;
  suppliers: { id: string; name: string }[];
}

for (const look of looks) {
  const { language } = look;

  test.describe(`company settings (${language})`, () => {
    test.use({ look });

    test('account → modules with suppliers → settings for a supplier → a token, shown once', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const companies = (key: string, values?: Record<string, string>) => say('companies', key, values);
      const save = page.getByRole('button', { name: say('common', 'form.save') });
      const tab = (key: string) => page.getByRole('tab', { name: companies(`settings.tabs.${key}`) }).click();
      const form = formOf(page);
      const api = await adminApi(request);
      const [egypt] = await api.find<{ id: string }>('/countries', { code: 'EG' });
      const company = await api.create<{ id: string; name: string }>('/companies', {
        name: `Settings ${language}`,
        type: 'B2B',
        parent_id: null,
        country_id: egypt?.id,
        city_id: null,
        email: `settings.${language}@companies.example`,
        phone: null,
        currency: 'EGP',
        status: 'active',
      });
      const { data } = await api.one<{ data: Module[] }>(`/companies/${company.id}/modules-with-suppliers`);
      const module = data.find(({ key }) => key === 'flights');
      const [supplier, other] = module?.suppliers ?? [];
      if (!module || !supplier || !other) throw new Error('The demo has no module with two suppliers.');
      await signedInAs('admin');

      // Staff choose whose settings they see; the choice is in the address, and outlives every tab.
      await page.goto('/settings');
      await form.choose(companies('settings.company'), company.name);
      await expect(page).toHaveURL(new RegExp(`company=${company.id}`));
      await form.fill(companies('fields.name'), `${company.name} renamed`);
      await save.click();
      await expect(page.getByRole('status').filter({ hasText: say('common', 'form.saved') })).toBeVisible();

      await tab('modules');
      await expect(page).toHaveURL(/\/module-settings\?/);
      await page
        .getByRole('switch', { name: companies('modules.enable', { name: module.name[language] ?? '' }) })
        .click();
      await page.getByRole('checkbox', { name: supplier.name }).check();
      await save.click();
      await expectToast(page, say('companies/server', 'messages.company_modules_saved'));
      await page.reload();
      await expect(page.getByRole('checkbox', { name: supplier.name })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: other.name })).not.toBeChecked();

      await tab('suppliers');
      await expect(page.getByRole('button', { name: supplier.name })).toBeVisible();
      await expect(page.getByRole('button', { name: other.name })).toHaveCount(0);
      await page.getByRole('radio', { name: companies('suppliers.accesses.own') }).check();
      await form.fill(companies('suppliers.credentials'), 'company-token-of-a-journey');
      await page.getByRole('checkbox', { name: companies('cabins.First') }).uncheck();
      await save.click();
      await expectToast(
        page,
        say('companies/server', 'messages.supplier_settings_saved', { name: supplier.name }),
      );
      await page.reload();
      await expect(page.getByRole('radio', { name: companies('suppliers.accesses.keep') })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: companies('cabins.First') })).not.toBeChecked();
      await expect(
        page.getByRole('checkbox', { name: companies('cabins.Economy'), exact: true }),
      ).toBeChecked();

      await tab('tokens');
      await page.getByRole('button', { name: companies('tokens.generate') }).click();
      await form.fill(companies('tokens.fields.name'), 'Website');
      await page.getByRole('checkbox', { name: companies('tokens.scopes.flights_search') }).check();
      await page.getByRole('button', { name: companies('tokens.generate') }).click();
      const once = page.getByRole('region', { name: companies('tokens.new') });
      const secret = await once.locator('bdi, [dir="ltr"]').first().innerText();
      expect(secret).toMatch(/^tdc_[\w-]{20,}$/);
      // Known to the API, which does not allow a company's token any user's actions.
      expect(await statusOf(request, '/me', secret)).toBe(403);
      await page.reload();
      await expect(page.getByRole('row', { name: 'Website' })).toContainText(secret.slice(0, 10));
      await expect(page.getByText(secret)).toHaveCount(0);

      await page.getByRole('button', { name: companies('tokens.revokeOf', { name: 'Website' }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: companies('tokens.revoke') })
        .click();
      await expect(page.getByRole('row', { name: 'Website' })).toContainText(
        companies('tokens.ends.revoked'),
      );
      expect(await statusOf(request, '/me', secret)).toBe(401);
    });
  });
}
