import { renderToString } from 'react-dom/server'
import { MessagesProvider } from '../../i18n/index.ts'
import { conformanceCases } from './cases.ts'
import { nothing } from './conformance-case.ts'
import { openLayers } from './open-layers.tsx'

/** What this module gives to a test that reads it in Node. */
export interface OnServer {
  readonly names: readonly string[]
  /** The HTML of a component. */
  readonly draw: (name: string) => string
  /** The HTML of each layer that is open from the start. */
  readonly drawOpen: () => readonly string[]
}

const root = { className: 'conformance', style: { outlineOffset: '7px' }, 'data-conformance': 'here', ref: nothing }

export const names: OnServer['names'] = conformanceCases.map(({ name }) => name)

export const draw: OnServer['draw'] = (name) => {
  const one = conformanceCases.find((each) => each.name === name)
  if (!one) throw new Error(`${name} stands in no table`)
  return renderToString(<MessagesProvider>{one.show(root)}</MessagesProvider>)
}

export const drawOpen: OnServer['drawOpen'] = () =>
  Object.values(openLayers).map((layer) => renderToString(<MessagesProvider>{layer()}</MessagesProvider>))
