import type { PublicLocale, PublicRenderer, PublicSubject, Typed } from '@etalon/api/domain'
import type { FastifyReply } from 'fastify'
import type { CertificateKeys } from '../../certificates/index.ts'
import type { Database } from '../../db/index.ts'
import type { FileStorage } from '../../files/index.ts'
import type { AnswerKept } from './answer-page.ts'
import type { Finding } from './count-tries.ts'
import type { PortalFrames } from './portal-frame.ts'

/** What the portal is made with. */
export interface PortalNeeds {
  readonly database: Database
  /** Where pictures of notices lie. */
  readonly files: FileStorage
  readonly keys: CertificateKeys
  readonly renderer: PublicRenderer
  readonly frames: PortalFrames
  /** The institute whose certificates the form asks for; a QR code finds its own. */
  readonly tenant: string
}

/** What the pages of every question share. */
export interface PortalParts extends PortalNeeds {
  /** Answers with a page that everybody opens, with nobody's words in it. */
  readonly everybody: AnswerKept
  /** Says that nothing matched, or from when one may ask again. @param path of the question's page in Chinese */
  readonly refuse: (
    reply: FastifyReply,
    locale: PublicLocale,
    finding: Exclude<Finding<never>, { kind: 'found' }>,
    path: string,
    about: { readonly subject: PublicSubject; readonly typed: Typed },
  ) => Promise<FastifyReply>
}
