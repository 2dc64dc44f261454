/** The formula field as it is used here, whoever draws it. It is an element that is put on the page. */
export interface FormulaFieldElement extends HTMLElement {
  /** LaTeX. */
  value: string
  /** Replaces the text without telling of it. */
  setValue(value: string, options: { silenceNotifications: boolean }): void
  /** Puts LaTeX where the caret is; `#?` in it is a place to be filled in. */
  insert(
    code: string,
    options: {
      format: 'latex'
      insertionMode: 'replaceSelection'
      selectionMode: 'placeholder'
      focus: boolean
      scrollIntoView: boolean
    },
  ): boolean
}

/** What `load` of `FormulaInput` answers. */
export interface FormulaFieldPart {
  /** Makes a field. */
  readonly createField: () => FormulaFieldElement
}
