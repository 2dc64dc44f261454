import { ContextMenu } from '@etalon/ui/context-menu'

/** Opened by the right button, a long press or Shift + F10. */
export function Example() {
  return (
    <ContextMenu
      label="Order actions"
      actions={[
        { id: 'copy', label: 'Copy order', onAction: () => console.log('copy') },
        { id: 'void', label: 'Void', danger: true, separated: true },
      ]}
    >
      <a href="#WT2026110142">WT2026110142</a>
    </ContextMenu>
  )
}
