import { CallProblem } from '@etalon/api/client'
import { contract, encodeSearch, type Material } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { type ColumnDefinition, DataTable, useDataTable } from '@etalon/ui/data-table'
import { useDialog } from '@etalon/ui/dialog'
import { Download, Eye } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useFailureWords } from '../../answers/use-failure-words.ts'
import { filePreviewMessages } from '../../messages/file-preview.ts'
import { useWords } from '../../messages/index.ts'
import { tellingMessages } from '../../messages/telling.ts'
import { FilePreview } from '../../screens/work/attachments/FilePreview.tsx'
import { type FileToShow, shownInPage } from '../../screens/work/attachments/shown-in-page.ts'
import { momentOf } from '../../screens/work/moments.ts'
import { saveByTicket, useWorkspace } from '../../workspace/index.ts'
import { kindOfFile } from './kind-of-file.ts'
import * as styles from './telling.css.ts'

/** What an institute offers to download. */
export function Materials() {
  const { client } = useWorkspace()
  const words = useWords(tellingMessages)
  const { preview } = useWords(filePreviewMessages)
  const previewing = useDialog('large')
  const [shown, setShown] = useState<FileToShow>()
  const table = useDataTable({
    size: 15,
    async loadPage({ page: current, size }, signal) {
      const body = encodeSearch({ current, size, filter: {} })
      const { records, total } = await client.send(contract.material.downloads, { body, signal, quiet: true })
      return { rows: records, total }
    },
  })
  const columns = useMemo((): ColumnDefinition<Material>[] => {
    const download = async ({ fileId, fileName }: Material) => {
      try {
        await saveByTicket(client, { id: fileId, kind: 'file' }, fileName)
      } catch (error) {
        // The client has said what happened.
        if (!(error instanceof CallProblem)) throw error
      }
    }
    const look = (row: Material) => {
      setShown(shownInPage(row))
      previewing.open()
    }
    return [
      {
        key: 'type',
        header: words.type,
        width: 80,
        phone: 'start',
        text: (row) => {
          const kind = kindOfFile(row)
          return kind ? words.kinds[kind] : row.type
        },
      },
      { key: 'name', header: words.name, minWidth: 160, phone: 'title' },
      { key: 'remark', header: words.remark, minWidth: 160 },
      {
        key: 'createTime',
        header: words.released,
        width: 136,
        numeric: true,
        phone: 'end',
        text: (row) => momentOf(row.createTime),
      },
      {
        key: 'fileId',
        header: words.file,
        width: 208,
        phone: 'aside',
        text: (row) => row.fileName,
        render: (row) => (
          <>
            <Button kind="text" size="small" icon={Download} onPress={() => void download(row)}>
              {words.download}
            </Button>
            {shownInPage(row) && (
              <Button kind="text" size="small" icon={Eye} onPress={() => look(row)}>
                {preview}
              </Button>
            )}
          </>
        ),
      },
    ]
  }, [client, words, preview, previewing])
  const failure = useFailureWords()
  return (
    <div className={styles.table}>
      {shown && <FilePreview dialog={previewing} file={shown} />}
      <DataTable<Material>
        actor={table}
        label={words.downloads}
        columns={columns}
        numbered={false}
        failure={failure}
        empty={{ title: words.noDownloads, text: words.noDownloadsHint }}
      />
    </div>
  )
}
