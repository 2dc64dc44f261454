import { contract } from '@etalon/api/contract'
import { ownSymbolMessages } from '../../messages/symbol.ts'
import { ResourceScreen } from '../resource/index.ts'
import { symbolsOf } from '../system/symbols-of.tsx'

const ownSymbols = symbolsOf({ code: 'own-symbol', messages: ownSymbolMessages, calls: contract.personalSymbol })

/** The special characters and pieces of formulas that one keeps for oneself (MATH-3). */
export default function OwnSymbolScreen() {
  return <ResourceScreen definition={ownSymbols} />
}
