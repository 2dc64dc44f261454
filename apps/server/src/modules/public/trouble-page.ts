import type { PublicRenderer, PublicTrouble } from '@etalon/api/domain'
import type { FailurePage } from '../../http/index.ts'
import { localeOf, type PortalFrames } from './portal-frame.ts'

/** Tells whoever opened an address of the portal, in its language, why there is no page, and which ways are open. */
export function troublePage(renderer: PublicRenderer, frames: PortalFrames): FailurePage {
  return async ({ status, requestId }, request) => {
    const locale = localeOf(request)
    // Where the database may be the cause nobody waits for it once more.
    const frame = status < 500 ? await frames.now(locale, '/').catch(() => frames.last(locale)) : frames.last(locale)
    const { opening, rest } = renderer.renderDocument('trouble', locale, { ...frame, kind: kindOf(status), requestId })
    return opening + rest
  }
}

function kindOf(status: number): PublicTrouble {
  if (status === 404) return 'no-page'
  if (status === 503) return 'later'
  return status >= 500 ? 'fault' : 'unreadable'
}
