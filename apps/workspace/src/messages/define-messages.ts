/** The English of a catalogue: the same names, each a text, or a function of the same arguments. */
type Same<T> = {
  readonly [Name in keyof T]: T[Name] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T[Name] extends string
      ? string
      : Same<T[Name]>
}

/** Words in both languages. A name that is missing in one does not compile. */
export interface Catalogue<T> {
  readonly zh: T
  readonly en: Same<T>
}

/** Pairs the Chinese and the English words of one area. */
export function defineMessages<const T extends object>(zh: T, en: Same<T>): Catalogue<T> {
  return { zh, en }
}

/** The words of a catalogue in one language. */
export type Words<C> = C extends Catalogue<infer T> ? Same<T> : never
