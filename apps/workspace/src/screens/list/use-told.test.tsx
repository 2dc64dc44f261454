import { Activity } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useTold } from './use-told.ts'

function Teller({ value, tell }: { value: string; tell: (value: string) => void }) {
  useTold(value, () => tell(value))
  return null
}

test('[TAB-6] what is known is told once, however often the view is hidden and shown; another value is told, and the first one again after it', async () => {
  const heard: string[] = []
  const tell = (value: string) => void heard.push(value)
  const view = (isShown: boolean, value: string) => (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Teller value={value} tell={tell} />
    </Activity>
  )
  const { rerender } = await render(view(true, 'a'))
  expect(heard).toEqual(['a'])
  for (const isShown of [false, true, false, true]) await rerender(view(isShown, 'a'))
  expect(heard).toEqual(['a'])
  await rerender(view(true, 'b'))
  await rerender(view(false, 'a'))
  expect(heard).toEqual(['a', 'b'])
  await rerender(view(true, 'a'))
  expect(heard).toEqual(['a', 'b', 'a'])
})
