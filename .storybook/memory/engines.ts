/** A component whose engine comes only when it is shown, and stays on the page just as long. */
export interface EngineStory {
  /** The file of its stories, such as `chart/Chart`. */
  readonly title: string
  /** The story that shows it. */
  readonly story: string
  /** What only the engine draws: once it is there, the engine has done its work. */
  readonly drawn: string
}

/** Every component with an engine: a thousand quick showings are over before any of these has come. */
export const engineStories: readonly EngineStory[] = [
  { title: 'rich-text/RichText', story: 'Filled', drawn: '.ProseMirror p' },
  { title: 'formula-input/FormulaInput', story: 'Filled', drawn: 'math-field' },
  { title: 'formula/Formula', story: 'Block', drawn: '.katex' },
  { title: 'pdf-preview/PdfPreview', story: 'Certificate', drawn: '[data-page] [data-text] span' },
  { title: 'chart/Chart', story: 'Line', drawn: '[role=application] [aria-hidden] svg path' },
  { title: 'chart/Chart', story: 'Pie', drawn: '[role=application] [aria-hidden] svg path' },
  { title: 'graph/Graph', story: 'Down', drawn: '[data-laid=true]' },
]
