import { codeReaders } from '@etalon/ui/code-reading'
import { CodeScanner, useCodeScanner } from '@etalon/ui/code-scanner'
import { useEffect, useRef } from 'react'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { useWords } from '../../messages/index.ts'
import { sampleScanMessages } from '../../messages/sample-scan.ts'
import { numberOnLabel } from './scanned-code.ts'

const readers = codeReaders(wasm)

/** Scans the label of a sample by the camera, or in a picture; it comes with what reads codes when somebody asks for it. */
export default function CameraScan({ find }: { readonly find: (number: string) => Promise<boolean> }) {
  const words = useWords(sampleScanMessages)
  const actor = useCodeScanner({
    readers,
    recognise: numberOnLabel,
    onFound: async (number) => {
      // That there is none was said; the next label is waited for.
      if (!(await find(number))) actor.send({ type: 'STOPPED' })
    },
  })
  const scanner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever asked for the camera has asked for it, and goes on here by keyboard: what was pressed is gone.
    actor.send({ type: 'CAMERA.WANTED' })
    scanner.current?.querySelector('button')?.focus()
  }, [actor])
  return <CodeScanner ref={scanner} actor={actor} label={words.label} words={words} />
}
