export {
  type FormulaKeyboardActorRef,
  type FormulaKeyboardSnapshot,
  formulaKeyboardMachine,
  hasFormulaField,
  isKeyboardOpen,
  keyboardSetupDelay,
  mostRecentSymbols,
} from './formula-keyboard.machine.ts'
export type * from './formula-keyboard.types.ts'
export { parseRecentSymbols, saveRecentSymbols } from './recent-symbols.ts'
export { inSortOrder, splitSymbols, symbolGroupCount } from './symbol-lists.ts'
