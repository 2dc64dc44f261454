import { Download, FileImage, FileSpreadsheet, FileType, Table2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { useLocale, useMessages } from '../i18n/index.ts'
import { type MenuAction, MenuButton } from '../menu/index.ts'
import { saveFile } from '../saved-file/index.ts'
import type { ChartPencil } from './ChartFrame.tsx'
import * as styles from './chart.css.ts'
import type { ChartPicture } from './chart-picture.ts'
import { type ChartFacts, csvOf } from './chart-table.ts'
import { pngOfSvg } from './saved-files.ts'

/** What the tools of a chart take. */
interface ChartToolsProps {
  title: string
  saveAs: string
  facts: ChartFacts
  picture: ChartPicture
  hidden: readonly number[]
  canvas: RefObject<HTMLElement | null>
  /** Without it there is no picture to save. */
  pencil: ChartPencil | undefined
  tableId: string
  tableSeen: boolean
  /** Shows the table or hides it; without it the table stays. */
  onTable?: () => void
}

/** At the upper right of a chart: its table by one press, and what can be taken away. */
export function ChartTools(props: ChartToolsProps) {
  const { title, saveAs, facts, picture, hidden, canvas, pencil, tableId, tableSeen, onTable } = props
  const messages = useMessages()
  const locale = useLocale()
  const [notSaved, setNotSaved] = useState(false)
  const savePicture = async (write: (svg: string) => Blob | Promise<Blob>, ending: string) => {
    const place = canvas.current
    if (!pencil || !place) return
    try {
      saveFile(await write(pencil.svgOf({ picture, hidden, locale, title, place })), `${saveAs}.${ending}`)
      setNotSaved(false)
    } catch {
      setNotSaved(true)
    }
  }
  const pictures: MenuAction[] = pencil
    ? [
        {
          id: 'png',
          label: messages.savePng,
          icon: FileImage,
          onAction: () => void savePicture((svg) => pngOfSvg(svg, pencil.savedSize), 'png'),
        },
        {
          id: 'svg',
          label: messages.saveSvg,
          icon: FileType,
          onAction: () => void savePicture((svg) => new Blob([svg], { type: 'image/svg+xml' }), 'svg'),
        },
      ]
    : []
  return (
    <>
      {notSaved && (
        <span role="alert" className={styles.notSaved}>
          {messages.fileNotSaved}
        </span>
      )}
      {onTable && (
        <IconButton
          icon={Table2}
          size="small"
          className={styles.tool}
          label={tableSeen ? messages.hideChartTable : messages.showChartTable}
          aria-controls={tableId}
          aria-expanded={tableSeen}
          onPress={onTable}
        />
      )}
      <MenuButton
        label={messages.saveChart}
        actions={[
          ...pictures,
          {
            id: 'csv',
            label: messages.saveCsv,
            icon: FileSpreadsheet,
            onAction: () => saveFile(new Blob([csvOf(facts)], { type: 'text/csv' }), `${saveAs}.csv`),
          },
        ]}
      >
        <IconButton icon={Download} size="small" className={styles.tool} label={messages.saveChart} />
      </MenuButton>
    </>
  )
}
