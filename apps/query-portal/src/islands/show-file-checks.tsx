import type { PublicLocale } from '@etalon/api/domain'
import { createRoot, type Root } from 'react-dom/client'
import { catalogues } from '../messages/index.ts'
import { FileCard } from './file-card.tsx'
import { beginFileCheck, type FileCheck, type FileCheckAddresses, pairFiles } from './file-check.ts'

interface Island {
  readonly root: Root
  checks: readonly FileCheck[]
}

const islands = new WeakMap<HTMLElement, Island>()

interface FileChecksProps {
  readonly checks: readonly FileCheck[]
  readonly locale: PublicLocale
  readonly home: string
}

/** All files of this visit, the newest first. */
export function FileChecks({ checks, locale, home }: FileChecksProps) {
  return (
    <>
      <h2>{catalogues[locale].fileCheck.results}</h2>
      <div className="stack">
        {checks.map((check) => (
          <FileCard key={check.id} check={check} locale={locale} home={home} />
        ))}
      </div>
    </>
  )
}

/**
 * Shows checks in an element.
 * @param given the zone's data attributes: `locale`, `keys`, `statements`, `seals`, `logProof`, `home`
 * @returns what takes further files
 */
export const showFileChecks = (place: HTMLElement, given: DOMStringMap): ((files: readonly File[]) => void) => {
  const locale: PublicLocale = given.locale === 'en' ? 'en' : 'zh'
  const addresses: FileCheckAddresses = {
    keys: given.keys ?? '',
    statements: given.statements ?? '',
    seals: given.seals?.split(' ') ?? [],
    logProof: given.logProof ?? '',
  }
  let island = islands.get(place)
  if (island === undefined) {
    island = { root: createRoot(place), checks: [] }
    islands.set(place, island)
  }
  const shown = island
  return (files) => {
    shown.checks = [...pairFiles(files).map((file) => beginFileCheck(file, addresses)), ...shown.checks]
    shown.root.render(<FileChecks checks={shown.checks} locale={locale} home={given.home ?? '/'} />)
  }
}
