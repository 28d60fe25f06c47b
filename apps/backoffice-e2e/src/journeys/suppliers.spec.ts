import { adminApi } from '../support/api';
import { startDuffel } from '../support/duffel';
import { confirmDelete, formOf } from '../support/form';
import { expectListed } from '../support/list';
import { looksFor, otherOfEach } from '../support/looks';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, otherOfEach);
const secret = 'duffel_test_only-for-journeys-7781';

for (const look of looks) {
  const { language } = look;
  const key = `journey-${language}`;
  const name = language === 'ar' ? 'مورّد الرحلة' : 'Journey Supplier';

  test.describe(`suppliers (${language})`, () => {
    test.use({ look });

    test('create → credentials stay unread → test → unreachable → edit → delete', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const suppliers = (path: string, values?: Record<string, string>) => say('suppliers', path, values);
      const field = (path: string) => suppliers(`suppliers.fields.${path}`);
      const common = (path: string, values?: Record<string, string>) => say('common', path, values);
      const form = formOf(page);
      const api = await adminApi(request);
      const [module] = await api.find<{ id: string; name: Record<string, string> }>('/modules', {
        key: 'flights',
      });
      const duffel = await startDuffel(secret);
      // The bodies of all answers to the page, none of which may contain the token.
      const answers: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/api/v1/')) answers.push(response.text().catch(() => ''));
      });
      await signedInAs('admin');

      await page.goto('/suppliers/create');
      await form.fill(field('name'), name);
      await form.fill(field('key'), key);
      await form.choose(field('module'), module?.name[language] ?? '');
      await form.fill(field('base_url'), duffel.url);
      await form.fill(field('credentials'), secret);
      await page.getByRole('button', { name: suppliers('tests.runTyped') }).click();
      await expect(page.locator('main form').getByText(suppliers('tests.outcomes.ok'))).toBeVisible();
      await form.choose(field('currency'), 'EUR');
      await page.getByRole('button', { name: common('form.save'), exact: true }).click();
      await expect(page).toHaveURL(/\/suppliers\/edit\//);
      await expect(form.field(field('name'))).toHaveValue(name);
      await expect(form.field(field('credentials'))).toHaveValue('');
      await expect(page.locator('main form').getByText(`…${secret.slice(-4)}`)).toBeVisible();

      const outcome = (of: string) =>
        page
          .getByRole('region', { name: suppliers('tests.title') })
          .getByText(suppliers(`tests.outcomes.${of}`));
      const run = page.getByRole('button', { name: suppliers('tests.run') });
      await run.click();
      await expect(outcome('ok')).toBeVisible();
      await duffel.stop();
      await run.click();
      await expect(outcome('refused')).toBeVisible();

      // Another server must not be sent the token of this one.
      await form.fill(field('base_url'), 'https://api.example.com');
      await page.getByRole('button', { name: common('form.save'), exact: true }).click();
      const question = page.getByRole('dialog', { name: suppliers('move.title', { name }) });
      await expect(question).toContainText(suppliers('move.own'));
      await question.getByRole('button', { name: suppliers('move.cancel') }).click();
      await expect(question).toBeHidden();
      await form.fill(field('base_url'), `${duffel.url}/`);
      await form.fill(field('name'), `${name} 2`);
      await page.keyboard.press('Control+s');
      await expect(page.locator('main form').getByText(common('form.saved'))).toBeVisible();
      await page.goto(`/suppliers?key=${key}`);
      await expectListed(page, 1);

      await page.getByRole('button', { name: common('table.delete', { name: `${name} 2` }) }).click();
      await confirmDelete(page, say);
      await expect(
        page.getByText(common('table.noMatch')).or(page.getByText(suppliers('suppliers.empty'))),
      ).toBeVisible();
      expect(await api.find('/suppliers', { key })).toEqual([]);
      expect((await Promise.all(answers)).filter((answer) => answer.includes(secret))).toEqual([]);
    });
  });
}
