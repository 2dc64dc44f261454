import type { CivilDate, Condition, DocumentKind, Evaluation, StandardUsed } from '@etalon/api/domain'
import type { PrintedBlock } from '../rich-text/index.ts'

/** A text in both languages. The English may be empty where nobody gave it. */
export interface Named {
  readonly zh: string
  readonly en: string
}

/** A remark of the institute: its words, and, where it has tables, formulas or the like, how it is set. */
export interface Remark extends Named {
  readonly rich?: readonly PrintedBlock[]
}

/** Who signed, in the order of the document: tester, checker, approver. */
export interface Signature {
  readonly role: 'tester' | 'checker' | 'approver'
  readonly name: string
  readonly on: CivilDate
}

/**
 * Everything that a certificate says, frozen when it is issued. The same data always give the same bytes, so it is kept with the
 * certificate and the files can be made again.
 */
export interface CertificateData {
  readonly tenant: string
  readonly institute: Named & {
    readonly address: string
    readonly addressEn: string
    readonly phone: string
    readonly authorisation: string
  }
  readonly kind: DocumentKind
  readonly number: string
  /** The 26 symbols of the QR code. */
  readonly reference: string
  /** The eight symbols, without the dash. */
  readonly checkCode: string
  /** The origin of the public portal: `https://query.example.cn`. */
  readonly portal: string
  readonly client: { readonly name: string; readonly address: string }
  readonly instrument: Named & {
    readonly model: string
    readonly serial: string
    readonly manufacturer: string
    readonly range: string
    readonly accuracy: string
  }
  readonly regulation: Named & { readonly number: string }
  readonly recordNumber: string
  readonly place: string
  readonly performanceLocation: 'laboratory' | 'customer'
  readonly received: CivilDate | null
  /** The day of verification, calibration or test. */
  readonly performed: CivilDate
  readonly issued: CivilDate
  readonly validUntil: CivilDate | null
  readonly signatures: readonly Signature[]
  readonly standards: readonly StandardUsed[]
  readonly conditions: readonly Condition[]
  readonly evaluation: Evaluation
  /** The certificate that this one replaces, and why. */
  readonly replaces: { readonly number: string; readonly reason: string } | null
  /** Remarks of the institute on this certificate, printed first among the notes. */
  readonly remarks: readonly Remark[]
  /** The key that signs the statement, with its printed fingerprint. */
  readonly key: { readonly id: string; readonly fingerprint: string }
  /** Whether it is a demonstration: the seal says so. */
  readonly specimen: boolean
}
