import { narrow, styled } from '@etalon/ui/style'

/** Cards in two columns, one below the other where there is no room. */
const columns = (gridTemplateColumns: string) =>
  styled({
    display: 'grid',
    gridTemplateColumns,
    alignItems: 'start',
    gap: 12,
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  })

/** What is read at the left, what it is about at the right. */
export const besideFacts = columns('minmax(0, 1fr) minmax(0, 360px)')
/** What is filled in at the left, what it is about at the right. */
export const besideFields = columns('minmax(0, 400px) minmax(0, 1fr)')
