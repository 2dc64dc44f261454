import { useActorRef, useSelector } from '@xstate/react'
import { Activity, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setup } from 'xstate'
import { fromAsked } from './index.ts'

interface Asked {
  readonly question: string
  readonly signal: AbortSignal
  readonly answer: (given: string) => void
  readonly fail: (error: Error) => void
}

/** What asks one question, behind a tab that is hidden and shown. */
function Tabs({ asked }: { asked: Asked[] }) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        另一个标签
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Asking asked={asked} />
      </Activity>
    </>
  )
}

function Asking({ asked }: { asked: Asked[] }) {
  const [machine] = useState(() =>
    setup({
      actors: {
        ask: fromAsked<string, string>(
          (question, signal) => new Promise((answer, fail) => asked.push({ question, signal, answer, fail })),
        ),
      },
    }).createMachine({
      initial: 'asking',
      states: {
        asking: { invoke: { src: 'ask', input: '几级？', onDone: 'answered', onError: 'failed' } },
        answered: {},
        failed: {},
      },
    }),
  )
  const actor = useActorRef(machine)
  return <output>{useSelector(actor, ({ value }) => String(value))}</output>
}

async function asking() {
  const asked: Asked[] = []
  await render(<Tabs asked={asked} />)
  await expect.poll(() => asked.length).toBe(1)
  return asked
}

const shown = () => page.getByRole('status')
const away = () => page.getByRole('button', { name: '另一个标签' }).click()

test.each([
  ['fails', ({ fail }: Asked) => fail(new Error('given up'))],
  ['is answered all the same', ({ answer }: Asked) => answer('1')],
])(
  '[TAB-6] a question that is given up and %s is asked anew once its view is shown, and the new answer counts',
  async (_, end) => {
    const asked = await asking()
    const [first] = asked
    first?.signal.addEventListener('abort', () => end(first))
    await away()
    await expect.poll(() => first?.signal.aborted).toBe(true)
    await away()
    await expect.poll(() => asked.length).toBe(2)
    expect(asked[1]?.question).toBe('几级？')
    await expect.element(shown()).toHaveTextContent('asking')
    asked[1]?.answer('2')
    await expect.element(shown()).toHaveTextContent('answered')
  },
)

test('what is not given up answers, and fails, as it does', async () => {
  const [first] = await asking()
  first?.fail(new Error('no network'))
  await expect.element(shown()).toHaveTextContent('failed')
  const [second] = await asking()
  second?.answer('1')
  await expect.element(shown().last()).toHaveTextContent('answered')
})

test('[TAB-6] a question is asked anew after the frame that shows its view; hidden again before, it is not asked', async () => {
  const asked = await asking()
  const button = page.getByRole('button', { name: '另一个标签' }).element()
  const press = (times: number) => {
    for (let count = 0; count < times; count += 1) if (button instanceof HTMLElement) flushSync(() => button.click())
  }
  press(2)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.signal.aborted).toBe(true)
  press(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked).toHaveLength(1)
  press(1)
  const inFrame = await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(asked.length)))
  expect(inFrame).toBe(1)
  await expect.poll(() => asked.length).toBe(2)
})
