import { Button } from '@etalon/ui/button'
import { MessagesProvider } from '@etalon/ui/i18n'
import { applyTheme } from '@etalon/ui/theme'
import { createRoot } from 'react-dom/client'

applyTheme(document.documentElement, { theme: 'default', scheme: 'system', density: 'compact' })
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MessagesProvider language="en">
    <Button kind="primary">Register an order</Button>
  </MessagesProvider>,
)
