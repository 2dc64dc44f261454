import { contract } from '@etalon/api/contract'
import { symbolMessages } from '../../messages/symbol.ts'
import { ResourceScreen } from '../resource/index.ts'
import { symbolsOf } from './symbols-of.tsx'

const symbols = symbolsOf({ code: 'symbol', messages: symbolMessages, calls: contract.symbol })

/** The special characters and pieces of formulas that a keyboard offers everybody of an institute (SYS-4). */
export default function SymbolScreen() {
  return <ResourceScreen definition={symbols} />
}
