/** An entry of the menus that an institute begins with. */
export interface MenuEntry {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly pinyin: string
  readonly initials: string
  readonly path: string
  readonly source: string
  readonly roles?: readonly string[]
  /** Only the first institute has it: it is about all of them. */
  readonly firstTenantOnly?: true
  readonly children?: readonly MenuEntry[]
}
