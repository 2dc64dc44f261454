import { dictionaries } from '@etalon/api/domain'
import { type Language, languages, MessagesProvider } from '@etalon/ui/i18n'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { InWorkspace } from '../../../testing/in-workspace.tsx'
import { type StateDictionary, stateLooks } from './state-looks.ts'
import { useLabels } from './use-labels.ts'
import { WorkState } from './WorkState.tsx'

/** What a cell leaves around its content, in pixels. */
const padding = 16

function Widths({ draw }: { draw: (labels: ReturnType<typeof useLabels>) => ReactNode }) {
  return <div style={{ display: 'grid', justifyItems: 'start', width: 600, fontSize: 13 }}>{draw(useLabels())}</div>
}

/** How wide the widest of the drawn parts is. */
async function widest(language: Language, draw: (labels: ReturnType<typeof useLabels>) => ReactNode) {
  const { container } = await render(
    <InWorkspace>
      <MessagesProvider language={language}>
        <Widths draw={draw} />
      </MessagesProvider>
    </InWorkspace>,
  )
  await document.fonts.ready
  return Math.max(...[...(container.firstElementChild?.children ?? [])].map((part) => part.getBoundingClientRect().width))
}

test.for(languages)('[TBL-1] the longest state, ability and service of a list are not cut: %s', async (language) => {
  for (const dictionary of Object.keys(stateLooks) as StateDictionary[]) {
    let stateWidth = 0
    const states = await widest(language, (labels) => {
      stateWidth = labels.stateWidth(dictionary)
      return Object.keys(stateLooks[dictionary]).map((state) => <WorkState key={state} dictionary={dictionary} state={state} />)
    })
    expect(states + padding, dictionary).toBeLessThanOrEqual(stateWidth)
  }
  for (const [code, name] of [
    ['ability_type', 'abilityWidth'],
    ['SERVICE_TYPE', 'serviceWidth'],
  ] as const) {
    let width = 0
    const words = await widest(language, (labels) => {
      width = labels[name]
      return dictionaries[code].entries.map(({ key }) => <span key={key}>{labels.of(code, key)}</span>)
    })
    expect(words + padding, code).toBeLessThanOrEqual(width)
  }
})
