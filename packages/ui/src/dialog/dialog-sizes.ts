import type { Length } from '@etalon/machines/dialog'

/** The widths of dialogs: 420 px for a question, 820 for a form, 90 % for a table, and 80 % where nothing is said. */
export type DialogSize = 'small' | 'medium' | 'large' | 'default'

const widths: Record<DialogSize, Length> = { small: 420, medium: 820, large: '90%', default: '80%' }

/** The width of a size, for the dialog machine. */
export const widthOf = (size: DialogSize): Length => widths[size]
