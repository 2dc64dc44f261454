import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { ProgressionSteps } from './index.ts'

const forced = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
afterEach(async () => {
  await forced('none')
})

test('[A11Y-3] in forced colours the lines between steps are seen, and the step of now differs', async () => {
  await forced('active')
  await render(
    <ProgressionSteps
      label="进展"
      steps={[
        { key: 'a', label: '登记', state: 'done' },
        { key: 'b', label: '检测', state: 'now' },
        { key: 'c', label: '签发', state: 'waiting' },
      ]}
    />,
  )
  const steps = page.getByRole('listitem').elements()
  const ground = getComputedStyle(document.body).backgroundColor
  const line = (step: Element | undefined) => getComputedStyle(step ?? document.body, '::before').backgroundColor
  expect(line(steps[0])).not.toBe(ground)
  expect(line(steps[1])).not.toBe(ground)
  expect(line(steps[0])).not.toBe(line(steps[1]))
  const circle = (step: Element | undefined) => getComputedStyle(step?.querySelector('span') ?? document.body).backgroundColor
  expect(circle(steps[1])).not.toBe(circle(steps[2]))
})

test('[DS-1] in a row of narrow steps, who and when go below each other and are read whole', async () => {
  await page.viewport(1280, 800)
  await render(
    <div style={{ width: 300 }}>
      <ProgressionSteps
        label="进展"
        steps={[
          { key: 'a', label: 'Testing', state: 'done', who: 'Lu Mingyuan', when: '11-30' },
          { key: 'b', label: 'Confirming', state: 'done', who: 'Ouyang Mingyuan', when: '11-30' },
          { key: 'c', label: 'Done', state: 'now' },
        ]}
      />
    </div>,
  )
  const steps = page.getByRole('listitem').elements()
  for (const step of steps.slice(0, 2)) {
    const by = step.lastElementChild
    expect(by?.scrollWidth).toBeLessThanOrEqual(by?.clientWidth ?? 0)
    expect(by?.scrollHeight).toBe(by?.clientHeight)
  }
  expect(page.getByText('11-30').elements()[0]?.getBoundingClientRect().top).toBeGreaterThan(
    page.getByText('Lu Mingyuan').elements()[0]?.getBoundingClientRect().top ?? 0,
  )
})

test('[DS-1] below each other, a date that finds no room beside the name stays with its time', async () => {
  await render(
    <div style={{ width: 240 }}>
      <ProgressionSteps
        label="进展"
        direction="column"
        steps={[{ key: 'a', label: '编制', state: 'done', who: '欧阳明远', when: '2026-11-10 17:08' }]}
      />
    </div>,
  )
  const date = page.getByText('2026-11-10 17:08', { exact: true }).element()
  expect(date.getClientRects()).toHaveLength(1)
})
