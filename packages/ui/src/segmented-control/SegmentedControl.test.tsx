import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { SegmentedControl } from './index.ts'
import { segmentedControlReference } from './segmented-control.reference.ts'

const segments = [
  { value: 'own', label: 'Mine', count: 1234 },
  { value: 'all', label: 'All', count: 0 },
  { value: 'done', label: 'Done', disabled: true },
]

function View({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('own')
  return (
    <SegmentedControl
      label="View"
      segments={segments}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const begin = async () => {
  const chosen = vi.fn()
  await render(
    <>
      <View onChange={chosen} />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.tab()
  return chosen
}
const view = (name: RegExp) => page.getByRole('radio', { name })

provesKeys(segmentedControlReference, {
  Tab: async () => {
    await begin()
    await expect.element(view(/Mine/)).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
  Right: async () => {
    const chosen = await begin()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(view(/All/)).toHaveFocus()
    await expect.element(view(/All/)).toBeChecked()
    expect(chosen.mock.calls).toEqual([['all']])
    // What comes next is disabled.
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(view(/All/)).toBeChecked()
    expect(chosen).toHaveBeenCalledOnce()
  },
  Left: async () => {
    const chosen = await begin()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect.element(view(/Mine/)).toHaveFocus()
    await expect.element(view(/Mine/)).toBeChecked()
    expect(chosen.mock.calls).toEqual([['all'], ['own']])
  },
  'Space or Enter': async () => {
    const chosen = await begin()
    await userEvent.keyboard('{ArrowRight} ')
    await expect.element(view(/All/)).toBeChecked()
    expect(chosen.mock.calls).toEqual([['all'], ['all']])
    // Without `disallowEmptySelection` the second press would take the choice back, of which there is nothing to tell.
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenCalledTimes(3)
    await view(/All/).click()
    expect(chosen).toHaveBeenCalledTimes(4)
    expect(chosen).toHaveBeenLastCalledWith('all')
    expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(1)
  },
})

function Given({ value }: { value: string }) {
  return (
    <>
      <button type="button">Before</button>
      <SegmentedControl label="View" segments={segments} value={value} onChange={() => {}} />
      <button type="button">After</button>
    </>
  )
}

test('[A11Y-1] the keyboard comes to the chosen segment, from both sides, also after another one was chosen from outside', async () => {
  const screen = await render(<Given value="all" />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(view(/All/)).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(view(/All/)).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
  await screen.rerender(<Given value="own" />)
  await userEvent.tab()
  await expect.element(view(/Mine/)).toHaveFocus()
})

test.each(['done', 'nobody'])(
  '[A11Y-1] where the chosen segment is %s, the first that can be chosen has the keyboard',
  async (value) => {
    await render(<Given value={value} />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(view(/Mine/)).toHaveFocus()
  },
)

test('counts are told with their views, none left out for being zero', async () => {
  const screen = await render(<View onChange={() => {}} />)
  await expect.element(screen.getByRole('radio', { name: 'Mine 1,234' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'All 0' })).toBeVisible()
})
