import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { receiveFiles } from './receive-files.ts'

const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

/** The zone and the place for results, as the page brings them. */
function parts() {
  document.body.innerHTML = `<main>
    <section data-file-check data-locale="en" data-keys="/none" data-statements="/none"><input type="file" multiple aria-label="Choose files"></section>
    <section data-file-results hidden></section></main>`
  const [zone, results] = ['[data-file-check]', '[data-file-results]'].map((one) => document.querySelector<HTMLElement>(one))
  if (!zone || !results) throw new Error('the page is incomplete')
  return { zone, results }
}

beforeEach(() => {
  document.body.innerHTML = ''
})

test('[CERT-1] a file that was chosen before the script came is checked all the same', async () => {
  const { zone, results } = parts()
  await userEvent.upload(page.getByLabelText('Choose files'), file('early.pdf'))
  receiveFiles(zone, results)
  await expect.element(page.getByText('early.pdf')).toBeVisible()
})

test('[CERT-1] without a file nothing is shown; chosen files come one after the other, the same one again', async () => {
  const { zone, results } = parts()
  receiveFiles(zone, results)
  expect(results.hidden).toBe(true)
  for (let time = 0; time < 2; time += 1) await userEvent.upload(page.getByLabelText('Choose files'), file('again.pdf'))
  await expect.poll(() => page.getByText('again.pdf').elements().length).toBe(2)
})
