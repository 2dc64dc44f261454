import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { SampleList } from './SampleList.tsx'

/** Samples, and taking them over at the counter. */
export default function SampleScreen() {
  const words = useWords(sampleMessages)
  return <SampleList title={words.title} resCode="sample" />
}
