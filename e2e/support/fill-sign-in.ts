import type { Page } from 'playwright'
import type { Language } from './person.ts'

/** Goes to the sign-in page and chooses the language there. */
export async function openSignIn(page: Page, url: string, language: Language): Promise<void> {
  await page.goto(`${url}/login`)
  if (language === 'en') await page.getByRole('button', { name: 'English', exact: true }).click()
}

/** Goes to the sign-in page, chooses the language there, and sends an account of the demonstration with its password. */
export async function fillSignIn(page: Page, url: string, account: string, language: Language): Promise<void> {
  await openSignIn(page, url, language)
  await page.getByRole('textbox', { name: language === 'zh' ? '用户名' : 'User name' }).fill(account)
  await page.getByRole('textbox', { name: language === 'zh' ? '密码' : 'Password' }).fill('Etalon-demo-1')
  await page.keyboard.press('Enter')
}
