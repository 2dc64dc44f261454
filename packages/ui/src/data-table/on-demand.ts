import { lazy } from 'react'
import { whenIdle } from '../on-demand/index.ts'

const pager = () => import('./Pager.tsx')
const tools = () => import('./table-tools.ts')

/** The bar below the rows: on its way while the rows are. */
export const Pager = lazy(async () => ({ default: (await pager()).Pager }))
/** What can be done with the selected rows. */
export const SelectionActions = lazy(async () => ({ default: (await tools()).SelectionActions }))
export const FindBar = lazy(async () => ({ default: (await tools()).FindBar }))
export const ColumnMenu = lazy(async () => ({ default: (await tools()).ContextMenuPanel }))

/** Fetches what people may soon ask for, once the page has nothing better to do. @returns gives it up */
export function fetchToolsInPeace(): () => void {
  // A failure is told where they are asked for.
  return whenIdle(() => void tools().catch(() => {}))
}
