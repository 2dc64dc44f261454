import { CartPanel } from '../../cart-panel/index.ts'
import { FormulaInput } from '../../formula-input/index.ts'
import { type ConformanceCase, nothing } from './conformance-case.ts'

const cart = [{ id: '1', name: '一般压力表检定', note: 'JJG 52-2013', quantity: '12', unit: '件', amount: '720.00' }]
/** What is fetched when it is needed does not come here: it is the component that is measured, in whatever state. */
const never = () => new Promise<never>(() => {})

/** What documents are written with, and what is ordered. */
export const documentCases: readonly ConformanceCase[] = [
  {
    name: 'cart-panel/CartPanel',
    show: (root) => <CartPanel {...root} items={cart} total="720.00 元" onRemove={nothing} onOrder={nothing} />,
  },
  {
    name: 'formula-input/FormulaInput',
    show: (root) => <FormulaInput {...root} label="计算公式" groups={[]} value="u_c" onChange={nothing} load={never} />,
  },
]
