import { contract, type SymbolRecord } from '@etalon/api/contract'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { RichText } from '@etalon/ui/rich-text'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { richTextMessages } from '../../messages/rich-text.ts'
import { ownSymbols } from '../../shell/own-pages.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { groupOf, isCharacter, keyOf, symbolGroups } from './symbol-groups.ts'
import { usePictures } from './use-pictures.ts'

/** What {@link RichTextField} takes. */
export interface RichTextFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The most characters of its words. */
  readonly longest: number
  readonly required?: boolean
  readonly readOnly?: boolean
  readonly placeholder?: string
  readonly hint?: string
  readonly error?: string | undefined
}

/** More symbols than any keyboard shows; as many as an institute may have. */
const all = { current: 1, size: 9999 }
const none: readonly SymbolRecord[] = []

/** A rich text as `RichText` of the library, with the symbols of the institute and those that the person keeps (MATH-2, MATH-3). */
export function RichTextField({ longest, ...field }: RichTextFieldProps) {
  const { client } = useWorkspace()
  const words = useWords(richTextMessages)
  const language = useLanguage()
  const pictures = usePictures()
  const navigate = useNavigate()
  const { answer } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const parts = { query: all, signal, quiet: true }
        const [common, personal] = await Promise.all([
          client.send(contract.symbol.list, parts),
          client.send(contract.personalSymbol.list, parts),
        ])
        return { common: common.records, personal: personal.records }
      },
      [client],
    ),
  )
  const { common, personal } = answer.state === 'loaded' ? answer.value : { common: none, personal: none }
  const { characters, formulas } = useMemo(() => {
    const [shared, own] = [common.map((one) => keyOf(one, language)), personal.map((one) => keyOf(one, language))]
    const groups = symbolGroups
      .map((id) => ({ id, label: words.groups[id], symbols: shared.filter(({ code }) => groupOf(code) === id) }))
      .filter(({ symbols }) => symbols.length > 0)
    const manage = () => void navigate(ownSymbols)
    return {
      characters: { common: shared.filter(isCharacter), personal: own.filter(isCharacter), onManagePersonal: manage },
      formulas: { groups, personal: own, onManagePersonal: manage },
    }
  }, [common, personal, language, words, navigate])
  return (
    <>
      <RichText {...field} maxLength={longest} characters={characters} formulas={formulas} {...pictures} />
      {answer.state === 'failed' ? <Note tone="warning">{words.symbolsNotLoaded}</Note> : null}
    </>
  )
}
