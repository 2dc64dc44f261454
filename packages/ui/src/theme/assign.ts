import { vars } from './contract.css.ts'

type VariableName = keyof typeof vars
const isVariable = (name: string): name is VariableName => name in vars

/** Turns tokens into declarations of the contract's variables. */
export function assign(tokens: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const declarations: Record<string, string> = {}
  for (const [name, value] of Object.entries(tokens))
    if (value !== undefined && isVariable(name)) declarations[vars[name]] = value
  return declarations
}
