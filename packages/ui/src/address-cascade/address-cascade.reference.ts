import { describes } from '../testing/reference/index.ts'

export const addressCascadeReference = describes({
  anatomy: {
    Label: 'what the address is of; names the group',
    Search: 'finds a region in all levels, and takes a whole address that is pasted',
    Levels: 'province, city, area and, where there are any, street; each opens once the one before it is chosen',
    'Failure?': 'that regions did not come, with a way to ask again',
    'Error?': 'what is wrong with the address; told with the level at which to go on',
  },
  aria: [
    'a `group` named by its label, described by its error',
    'the search is a `combobox`, each level a `button` with a `listbox`: their keys are those of `ComboBox` and `Select`',
  ],
  keyboard: {
    Tab: 'goes to the search, then from level to level, passing over those that cannot be chosen yet',
    'Control + V': 'in the search reads a whole address',
    Enter: 'in the search chooses what was found, or asks again where that failed; on a level opens and chooses',
  },
  hooks: { 'data-field': 'the name by which a form knows it' },
})
