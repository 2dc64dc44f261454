import { CallProblem } from '@etalon/api/client'
import type { ReportDetail } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { useCount } from '@etalon/ui/i18n'
import { Icon } from '@etalon/ui/icon'
import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { saveByTicket, useWorkspace } from '../../workspace/index.ts'
import * as styles from './report-detail.css.ts'

/** The certificate of an issued report: its number, the code that the public asks with, and the file. */
export function IssuedCertificate({ certificate }: { certificate: NonNullable<ReportDetail['certificate']> }) {
  const { client } = useWorkspace()
  const words = useWords(reportMessages)
  const count = useCount()
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      await saveByTicket(client, { id: certificate.id }, `${certificate.number}.pdf`)
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setPending(false)
    }
  }
  return (
    <section className={styles.part} aria-label={words.certificate}>
      <dl className={styles.certificate}>
        <div>
          <dt className={styles.factName}>{words.certificateNumber}</dt>
          <dd className={styles.number}>{certificate.number}</dd>
        </div>
        <div>
          <dt className={styles.factName}>{words.checkCode}</dt>
          <dd className={styles.code}>{certificate.checkCode}</dd>
        </div>
        <div>
          <dt className={styles.factName}>{words.portalAddress}</dt>
          <dd>
            <a className={styles.address} href={certificate.address} target="_blank" rel="noopener">
              {certificate.address.replace(/^https?:\/\//i, '')}
              <Icon icon={ExternalLink} size={14} label={words.newWindow} />
            </a>
          </dd>
        </div>
      </dl>
      <div className={styles.download}>
        <Button icon={Download} onPress={() => void download()} pending={pending}>
          {words.download}
        </Button>
        <span className={styles.quiet}>{words.size(count(Math.round(certificate.pdfSize / 1000)))}</span>
      </div>
    </section>
  )
}
