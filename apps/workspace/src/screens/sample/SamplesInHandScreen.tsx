import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { SampleList } from './SampleList.tsx'

/** The samples that a tester or an auditor has, to hand them on. */
export default function SamplesInHandScreen() {
  const words = useWords(sampleMessages)
  return <SampleList title={words.inHand} resCode="sample-in-hand" startView="mine" />
}
