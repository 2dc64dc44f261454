/** The same in both languages. */
export interface Said {
  /** In Chinese. */
  readonly zh: string
  /** In English. */
  readonly en: string
}

/** Says the same in Chinese and in English. */
export const said = (zh: string, en: string): Said => ({ zh, en })
