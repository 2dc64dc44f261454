import { Brand } from '@etalon/ui/brand'

/** The mark and the name, leading home. */
export function Example() {
  return <Brand note="Workspace" href="/" />
}
