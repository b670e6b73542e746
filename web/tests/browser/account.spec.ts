import { expect, test } from './support/people';

test('a guest registers and keeps the seat, logs out and in, takes another name, and leaves for good', async ({ page, player, forgive }) => {
  forgive(/401 .*session\/login/); // wrong passwords on purpose
  const name = `Flavia ${Date.now() % 100_000}`;
  const password = 'correct horse battery';
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await player.awaited(40_000);
  const table = page.url();

  await page.goto('/profile');
  const account = page.locator('section', { has: page.getByRole('heading', { name: 'Account' }) });
  await expect(account.getByText('You are a guest on this device.')).toBeVisible();
  await account.getByLabel('Name').fill(name);
  await account.getByLabel('Password', { exact: true }).fill(password);
  await account.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Your account is made.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(table);
  await player.awaited();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeHidden();
  await page.goto(table);
  await expect(player.prompt).toBeVisible();
  await expect(player.open, 'whoever has logged out decides nothing').toHaveCount(0);

  await page.goto('/profile');
  await account.getByLabel('Name').fill(name);
  await account.getByLabel('Password', { exact: true }).fill('wrong password');
  await account.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await account.getByLabel('Password', { exact: true }).fill(password);
  await account.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  await page.goto(table);
  await player.awaited();

  await page.goto('/profile');
  const other = `${name} II`;
  const yourself = page.locator('section', { has: page.getByRole('heading', { name: 'You', exact: true }) });
  await yourself.getByLabel('Name').fill(other);
  await yourself.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete my account' });
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.goto('/profile');
  await account.getByLabel('Name').fill(other);
  await account.getByLabel('Password', { exact: true }).fill(password);
  await account.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('preferences follow the account to another browser', async ({ page, arrive }) => {
  const credentials = { name: `Marco ${Date.now() % 100_000}`, password: 'correct horse battery' };
  await page.request.post('/api/session/register', { data: credentials });
  await page.goto('/profile');
  await page.getByLabel('Colours').selectOption({ label: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const saved = page.waitForResponse((answer) => answer.ok() && (answer.request().postData() ?? '').includes('"language":"it"'));
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Italiano' });
  await expect(page.getByRole('heading', { name: 'Preferenze' })).toBeVisible();
  await saved;

  const { page: other } = await arrive();
  await other.request.post('/api/session/login', { data: credentials });
  await other.goto('/profile');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('lang', 'it');
});
