import '@etalon/ui/styles.css'
import { MessagesProvider } from '@etalon/ui/i18n'
import { themeAttributes } from '@etalon/ui/theme'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Orders', icons: { icon: 'data:,' } }

/** Runs on the server alone: the look is in the first byte, and nothing flashes. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" {...themeAttributes({ theme: 'iview', scheme: 'light' })}>
      <body>
        <MessagesProvider language="zh">{children}</MessagesProvider>
      </body>
    </html>
  )
}
