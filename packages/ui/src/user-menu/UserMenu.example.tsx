import { UserMenu } from '@etalon/ui/user-menu'

/** At the end of the top bar. */
export function Example() {
  return (
    <UserMenu
      name="Zhou Lan"
      actions={[
        { id: 'own', label: 'Own data', href: '#own' },
        { id: 'out', label: 'Sign out', separated: true, onAction: () => console.log('out') },
      ]}
    />
  )
}
