import { ButtonLink } from '@etalon/ui/button'
import { EmptyState } from '@etalon/ui/empty-state'
import { ExternalLink } from 'lucide-react'
import { useWords } from '../messages/index.ts'
import { placeMessages } from '../messages/places.ts'
import * as styles from './framed-page.css.ts'

/** Origins of the sites that may be framed, as whoever serves the page allows them; the page's policy says the same. */
const allowed = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>('meta[name=etalon-frames]')?.content.split(/\s+/).filter(Boolean) ?? []

function originOf(address: string): string | undefined {
  try {
    const { origin, protocol } = new URL(address)
    return protocol === 'http:' || protocol === 'https:' ? origin : undefined
  } catch {
    return undefined
  }
}

/**
 * A page of another site within the workspace (NAV-7): in a sandbox, and of the sites alone that are allowed. Others open in a window of
 * their own, which learns nothing of this one.
 */
export function FramedPage({ address, title }: { readonly address: string; readonly title: string }) {
  const words = useWords(placeMessages)
  const origin = originOf(address)
  if (origin === undefined) return <EmptyState title={words.noAddress(title)}>{words.noAddressHint}</EmptyState>
  if (!allowed().includes(origin) || origin === location.origin)
    return (
      <EmptyState
        title={words.elsewhere(title)}
        actions={
          <ButtonLink href={address} target="_blank" icon={ExternalLink}>
            {words.openWindow}
          </ButtonLink>
        }
      >
        {words.elsewhereHint(origin)}
      </EmptyState>
    )
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={address}
      // With scripts and its own origin it is what its own site is; it reaches nothing of this one, which is another.
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      referrerPolicy="no-referrer"
    />
  )
}
