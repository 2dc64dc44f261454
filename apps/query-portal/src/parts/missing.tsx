import type { PublicLocale } from '@etalon/api/domain'
import { catalogues } from '../messages/index.ts'
import { Icon } from './icon.tsx'

interface MissingProps {
  /** The id of the field. */
  readonly name: string
  readonly label: string
  readonly locale: PublicLocale
}

/**
 * What is said of a field that was left empty. It waits in a template until a script (`say-missing.ts`) takes it out: without one the
 * browser says it in its own words.
 */
export function Missing({ name, label, locale }: MissingProps) {
  return (
    <template data-missing={name}>
      <p className="problem" id={`${name}-missing`}>
        <Icon name="warning" />
        {catalogues[locale].form.missing(label)}
      </p>
    </template>
  )
}
