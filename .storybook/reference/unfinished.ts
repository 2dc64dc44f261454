/** Folders whose pages are still to be written; it only gets shorter. */
export const unfinished: readonly string[] = [
  'address-cascade',
  'advanced-filter',
  'autosave-status',
  'colour-picker',
  'file-drop',
  'file-upload',
  'form',
  'formula-input',
  'leave-guard',
  'rich-text',
  'search-bar',
  'signature',
  'tree-select',
]
