import { describes } from '../testing/reference/index.ts'

export const menuReference = describes({
  anatomy: {
    Trigger: 'the button that is given as the child',
    'Group?': 'a heading, with the entries beneath it between lines',
    Entry: 'its icon, its words, and the keys that do the same',
    'Tick?': 'before the icon and the words of a choice that holds (`checked`); the others keep the room',
    'Reason?': 'why an entry cannot be chosen, always in sight',
  },
  aria: [
    'a `menu` of `menuitem`s, named by `label`; groups are named by their heading',
    'choices are `menuitemradio`s with `aria-checked` in a `group` of their own, of which one holds; `menuitemcheckbox`es where each goes by itself (`choice: any`)',
    'the trigger has `aria-haspopup` and `aria-expanded`',
    'an entry that cannot be chosen is `aria-disabled`, and stepped over by the keys',
  ],
  keyboard: {
    Enter: 'on the trigger opens it at the first entry; on an entry or a choice chooses it, and closes the menu',
    Space: 'as Enter',
    Down: 'on the trigger opens it at the first entry; then goes to the next one, and round',
    Up: 'on the trigger opens it at the last entry; then goes to the one before, and round',
    'Home, End': 'go to the first and the last entry',
    Letters: 'go to the next entry that begins with them',
    Tab: 'closes it; the focus goes back to the trigger',
    Escape: 'closes it; the focus goes back to the trigger',
  },
  hooks: {
    'data-icons': 'some entry has an icon: on the list',
    'data-ticks': 'some entry is a choice: on the list',
    'data-selected': 'the choice that holds',
    'data-bare': 'an entry without an icon',
    'data-danger': 'an entry that does what cannot be undone',
    'data-focused': 'the entry that the keyboard or the pointer is on',
    'data-disabled': 'an entry that cannot be chosen',
  },
})
