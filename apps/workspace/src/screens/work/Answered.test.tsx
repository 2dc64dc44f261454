import { CallProblem } from '@etalon/api/client'
import { MessagesProvider } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Answered } from './Answered.tsx'
import { type Answer, useAnswer } from './use-answer.ts'

const show = (answer: Answer<string>, notFound?: string) =>
  render(
    <MessagesProvider>
      <Answered answer={answer} reload={() => {}} {...(notFound === undefined ? {} : { notFound })}>
        {(value) => <p>{value}</p>}
      </Answered>
    </MessagesProvider>,
  )
const failed = (code: number): Answer<string> => ({
  state: 'failed',
  problem: new CallProblem('refused', 'the server says no', { code }),
})

test('a record that does not exist is said so, with nothing to try again', async () => {
  for (const code of [404, 400]) {
    const screen = await show(failed(code), 'no such report')
    await expect.element(screen.getByText('no such report')).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
    await screen.unmount()
  }
})

test('any other failure, or one without words for a missing record, says why', async () => {
  for (const screen of [() => show(failed(500), 'no such report'), () => show(failed(404))]) {
    const shown = await screen()
    await expect.element(shown.getByRole('alert').getByText('the server says no')).toBeVisible()
    expect(shown.getByText('no such report').elements()).toEqual([])
    await shown.unmount()
  }
})

let tries = 0
const failsOnce = async () => {
  tries += 1
  if (tries === 1) throw new CallProblem('network', 'not carried')
  return 'here it is'
}
function Screen() {
  return (
    <MessagesProvider>
      <Answered {...useAnswer(failsOnce)}>{(value) => <p>{value}</p>}</Answered>
    </MessagesProvider>
  )
}

test('a failure is tried again by its button', async () => {
  await render(<Screen />)
  await expect.element(page.getByText('not carried')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('here it is')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
