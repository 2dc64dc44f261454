import { Button } from '@etalon/ui/button'
import type { DialogControl } from '@etalon/ui/dialog'
import { Drawer } from '@etalon/ui/drawer'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { useOpenedOnce } from './use-opened-once.ts'

interface DetailsDrawerProps {
  readonly drawer: DialogControl
  readonly title: string
  readonly children: ReactNode
}

/** A record that is only read, beside its list, open from the start. */
export function DetailsDrawer({ drawer, title, children }: DetailsDrawerProps) {
  const words = useWords(resourceMessages)
  useOpenedOnce(drawer)
  return (
    <Drawer actor={drawer.actor} title={title} size="large" footer={(close) => <Button onPress={close}>{words.close}</Button>}>
      {children}
    </Drawer>
  )
}
