import { type CodeReaders, codeReaders } from '@etalon/ui/code-reading'
import { CodeScanner, type CodeScannerWords, useCodeScanner } from '@etalon/ui/code-scanner'

/** In an app of Vite the address comes from `import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'`. */
const readers: CodeReaders = codeReaders('/assets/zxing_reader.wasm')

const words: CodeScannerWords = {
  view: 'What the camera sees',
  open: 'Open the camera',
  stop: 'Stop',
  retry: 'Try again',
  picture: 'Choose a picture',
  standings: {
    idle: 'The camera is off.',
    opening: 'Opening the camera.',
    looking: 'Hold the code into the white frame.',
    foreign: 'This is another code.',
    refused: 'The camera was not allowed.',
    noCamera: 'There is no camera.',
    unsupported: 'This browser cannot use a camera here.',
    cameraFailed: 'It cannot be scanned now.',
    reading: 'Reading the picture.',
    nothingFound: 'There is no code in this picture.',
    notOurs: 'The code in this picture is another one.',
    unreadable: 'This picture cannot be read.',
    found: 'Found.',
  },
}

/** Codes that begin with YP are ours. */
const recognise = (text: string) => (text.startsWith('YP') ? text : undefined)

/** Finds the number on a label. */
export function Example() {
  const actor = useCodeScanner({ readers, recognise, onFound: (number) => console.log(number) })
  return <CodeScanner actor={actor} label="Scan a label" words={words} />
}
