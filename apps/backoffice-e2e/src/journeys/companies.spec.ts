import { adminApi } from '../support/api';
import { confirmDelete, formOf } from '../support/form';
import { expectListed } from '../support/list';
import { looksFor, otherOfEach } from '../support/looks';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, otherOfEach);
/** A demo company at the top level, with another one below it. */
const parent = 'Carthage Voyages';

for (const look of looks) {
  const { language } = look;
  const name = language === 'ar' ? 'وكالة الأقصر للسفر' : 'Luxor Journeys';
  const email = `desk.${language}@luxor-journeys.example`;

  test.describe(`companies (${language})`, () => {
    test.use({ look });

    test('create below another → list → tree → edit → delete', async ({ page, request, signedInAs, say }) => {
      const companies = (key: string, values?: Record<string, string>) => say('companies', key, values);
      const common = (key: string, values?: Record<string, string>) => say('common', key, values);
      const form = formOf(page);
      const api = await adminApi(request);
      await signedInAs('admin');

      await page.goto('/companies/create');
      await form.fill(companies('fields.name'), name);
      await form.choose(companies('fields.parent_id'), parent, new RegExp(`^${parent}$`));
      await form.choose(companies('fields.country_id'), language === 'ar' ? 'مصر' : 'Egypt');
      await form.fill(companies('fields.email'), email);
      await form.fill(companies('fields.phone'), '٠٠٢٠١٠٠١٢٣٤٥٦٧'.replace(/^٠٠/, '+'));
      await form.choose(companies('fields.currency'), 'KWD');
      await page.getByRole('button', { name: common('form.save') }).click();
      await expect(page).toHaveURL(/\/companies\/view\//);
      await expect(page.getByRole('region', { name: companies('next.title') }).getByRole('link')).toHaveCount(
        2,
      );
      const [created] = await api.find<{ id: string; parent: { id: string; name: string } }>('/companies', {
        email,
      });
      expect(created).toMatchObject({
        parent: { name: parent },
        phone: '+201001234567',
        currency: 'KWD',
      });

      await page.goto('/companies');
      await page.getByRole('searchbox', { name: companies('list.filters.name') }).fill(name);
      await page.keyboard.press('Enter');
      await expectListed(page, 1);
      await expect(page.getByRole('row').getByText(email)).toBeVisible();

      await page.goto('/companies?view=tree');
      const branch = page.getByRole('button', { name: companies('list.open', { name: parent }) });
      await branch.click();
      await expect(page.getByRole('link', { name: common('table.edit', { name }) })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`open=${created?.parent.id}`));
      await page.reload();
      await page.getByRole('link', { name: common('table.edit', { name }) }).click();

      // A company cannot be below itself.
      await form.choose(companies('fields.parent_id'), name);
      await page.getByRole('button', { name: common('form.save') }).click();
      await expect(
        page.getByText(say('companies/server', 'problems.company_parent_cycle')).first(),
      ).toBeVisible();
      await form.choose(companies('fields.parent_id'), parent, new RegExp(`^${parent}$`));
      await form.fill(companies('fields.name'), `${name} 2`);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/companies(\?|$)/);
      expect(await api.find('/companies', { email })).toMatchObject([{ name: `${name} 2` }]);

      await page.goto(`/companies?email=${email}`);
      await page.getByRole('button', { name: common('table.delete', { name: `${name} 2` }) }).click();
      await confirmDelete(page, say);
      await expect(
        page.getByText(common('table.noMatch')).or(page.getByText(companies('list.empty'))),
      ).toBeVisible();
      expect(await api.find('/companies', { email })).toEqual([]);
    });
  });
}

test.describe('companies in use', () => {
  test('are not deleted, and the message says what uses them', async ({ page, signedInAs, say }) => {
    await signedInAs('admin');
    await page.goto(`/companies?name=${parent}`);
    await page.getByRole('button', { name: `Delete ${parent}`, exact: true }).click();
    await confirmDelete(page, say, /still used by .*\d compan(y|ies)/);
    await expect(page.getByRole('row', { name: parent }).first()).toBeVisible();
  });
});
