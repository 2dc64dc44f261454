import { useEffect } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'

/** Sets the document's title in the language in force; it ends with the site's (NAV-8). */
export function usePageTitle(title: string): void {
  const { siteTitle } = useWords(commonMessages)
  useEffect(() => {
    document.title = title === '' ? siteTitle : `${title} - ${siteTitle}`
  }, [title, siteTitle])
}
