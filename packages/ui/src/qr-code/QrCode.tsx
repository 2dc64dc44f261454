import { CircleAlert, Copy, Download } from 'lucide-react'
import { type CSSProperties, useMemo, useState } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { saveFile } from '../saved-file/index.ts'
import * as styles from './qr-code.css.ts'
import { type CorrectionLevel, drawQrCode, qrPngFile, qrSvgFile } from './qr-svg.ts'

/** What {@link QrCode} takes. */
export interface QrCodeProps extends RootProps {
  /** What the code says, such as an address. */
  text: string
  /** What it is for, read aloud: such as 证书 LX-2026-003187 的查询地址. */
  label: string
  /** How much of it may be dirty or torn: 7, 15, 25 or 30 %. @default 'M' */
  level?: CorrectionLevel
  /** Pixels of its side on the screen, quiet zone included. @default 160 */
  size?: number
  /** Millimetres of its side on paper and in the saved SVG, quiet zone included. @default 30 */
  printSize?: number
  /** Offers the code as SVG and PNG under this file name, given without an ending. */
  saveAs?: string
  /** Offers to copy the text. */
  copyable?: boolean
}

/** Pixels that a saved picture has at least: 1 mm on paper at 600 dpi is 24. */
const leastPixels = 1024

/**
 * A text as a QR code: dark on light in every theme, for a camera has no other. Text that no code holds is said, not cut.
 */
export function QrCode(props: QrCodeProps) {
  const { text, label, level = 'M', size = 160, printSize = 30, saveAs, copyable = false } = props
  const messages = useMessages()
  // What was said of another text is not said of this one.
  const [told, setTold] = useState<{ text: string; words: string }>()
  const tell = (words: string) => setTold({ text, words })
  const drawing = useMemo(() => drawQrCode(text, level), [text, level])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tell(messages.textCopied)
    } catch {
      tell(messages.textNotCopied)
    }
  }
  if (drawing === undefined) {
    return (
      <p {...onRoot<HTMLElement, HTMLParagraphElement>(props, styles.tooLong)} role="alert">
        <Icon icon={CircleAlert} size={14} />
        {messages.qrTooLong}
      </p>
    )
  }
  const savePng = async () => {
    try {
      saveFile(await qrPngFile(drawing, leastPixels), `${saveAs}.png`)
    } catch {
      tell(messages.fileNotSaved)
    }
  }
  return (
    <div {...onRoot<HTMLElement, HTMLDivElement>(props, styles.root)}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        style={{ [styles.screenSide]: `${size}px`, [styles.printSide]: `${printSize}mm` } as CSSProperties}
        shapeRendering="crispEdges"
        role="img"
        aria-label={messages.qrCodeOf(label)}
      >
        <path fill="#fff" d={`M0 0h${drawing.size}v${drawing.size}H0z`} />
        <path fill="#000" d={drawing.path} />
      </svg>
      {(saveAs !== undefined || copyable) && (
        <div className={styles.actions}>
          {saveAs !== undefined && (
            <>
              <Button
                size="small"
                icon={Download}
                onPress={() =>
                  saveFile(new Blob([qrSvgFile(drawing, `${printSize}mm`)], { type: 'image/svg+xml' }), `${saveAs}.svg`)
                }
              >
                {messages.saveSvg}
              </Button>
              <Button size="small" icon={Download} onPress={() => void savePng()}>
                {messages.savePng}
              </Button>
            </>
          )}
          {copyable && (
            <Button size="small" icon={Copy} onPress={() => void copy()}>
              {messages.copyText}
            </Button>
          )}
        </div>
      )}
      {(saveAs !== undefined || copyable) && (
        <span className={styles.said} role="status">
          {told?.text === text ? told.words : ''}
        </span>
      )}
    </div>
  )
}
