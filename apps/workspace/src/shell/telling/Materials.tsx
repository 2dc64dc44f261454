import { CallProblem } from '@etalon/api/client'
import { contract, encodeSearch, type Material } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { type ColumnDefinition, DataTable, useDataTable } from '@etalon/ui/data-table'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { tellingMessages } from '../../messages/telling.ts'
import { momentOf } from '../../screens/work/moments.ts'
import { saveByTicket, useWorkspace } from '../../workspace/index.ts'
import * as styles from './telling.css.ts'

/** What an institute offers to download. */
export function Materials() {
  const { client } = useWorkspace()
  const words = useWords(tellingMessages)
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
    return [
      { key: 'type', header: words.type, width: 80, phone: 'start' },
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
        width: 96,
        phone: 'aside',
        text: (row) => row.fileName,
        render: (row) => (
          <Button kind="text" size="small" icon={Download} onPress={() => void download(row)}>
            {words.download}
          </Button>
        ),
      },
    ]
  }, [client, words])
  return (
    <div className={styles.table}>
      <DataTable<Material>
        actor={table}
        label={words.downloads}
        columns={columns}
        numbered={false}
        empty={{ title: words.noDownloads, text: words.noDownloadsHint }}
      />
    </div>
  )
}
