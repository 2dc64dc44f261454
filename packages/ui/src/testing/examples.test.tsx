import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'

const examples = import.meta.glob<{ Example: ComponentType }>('../*/*.example.tsx')

const elements = () => document.body.querySelectorAll('*').length

test.each(Object.entries(examples).map(([path, load]) => ({ page: path.replace('../', '').replace('.example.tsx', ''), load })))(
  '[DS-1] the example on the page of $page shows something as it is copied',
  async ({ load }) => {
    const { Example } = await load()
    const before = elements()
    await render(
      <MessagesProvider language="en">
        <Example />
      </MessagesProvider>,
    )
    // One more is the place where it is put.
    await expect.poll(elements).toBeGreaterThan(before + 1)
  },
)
