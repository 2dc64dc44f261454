import { characters, readings } from './data/readings.ts'
import { memo } from './memo.ts'

const bySyllable = memo(() => {
  const table = new Map<string, string>()
  for (const sound of characters.trim().split(/\s+/)) {
    const [syllable = '', written = ''] = sound.split(':')
    for (const character of written) table.set(character, syllable)
  }
  return table
})

/** Reads `name:reading` lines. */
export const readingsOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [name = '', reading = ''] = line.split(':')
        return [name, reading]
      }),
  )

const nothing: ReadonlyMap<string, string> = new Map()
const upperReadings = memo(() => readingsOf(readings))

/**
 * How the name of a place is read, without tones, syllable by syllable: `chang sha shi`. Brackets and strokes are silent.
 * @param further names that are read otherwise than their characters usually are
 */
export const pinyinOf = (name: string, further: ReadonlyMap<string, string> = upperReadings()): string =>
  further.get(name) ?? [...name].flatMap((character) => bySyllable().get(character) ?? []).join(' ')

/** How a stranger reads the name, character by character: `le ting shi` for 乐亭市, where people there say `lao ting`. */
export const guessedPinyinOf = (name: string): string => pinyinOf(name, nothing)

/** The first letters of the syllables: `css`. */
export const initialsOf = (pinyin: string): string => pinyin.replace(/(?<=[a-z])[a-z]+| /g, '')
