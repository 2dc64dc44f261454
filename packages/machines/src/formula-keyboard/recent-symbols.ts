import { isRecord } from '../stored-value/index.ts'
import type { SavedRecentSymbols } from './formula-keyboard.types.ts'

/** What to keep of the symbols used last. */
export function saveRecentSymbols(codes: readonly string[]): SavedRecentSymbols {
  return { version: 1, codes }
}

/** Reads stored symbols. Answers none for anything that {@link saveRecentSymbols} cannot have made. */
export function parseRecentSymbols(saved: unknown, most: number): readonly string[] {
  if (!isRecord(saved) || saved.version !== 1 || !Array.isArray(saved.codes)) return []
  const codes: unknown[] = saved.codes
  const texts = codes.filter((code) => typeof code === 'string')
  if (texts.length !== codes.length || texts.some((code) => code === '' || code.length > 200)) return []
  return [...new Set(texts)].slice(0, most)
}
