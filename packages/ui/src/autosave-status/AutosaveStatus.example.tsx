import { AutosaveStatus } from '@etalon/ui/autosave-status'

/** Beside the buttons of a form: what was typed is kept. */
export function Example() {
  return <AutosaveStatus state="saved" where="server" />
}
