import { narrow } from '@etalon/ui/style'

/** Cards in two columns, one below the other where there is no room. @param gridTemplateColumns how wide the two are */
export const twoColumns = (gridTemplateColumns: string) => ({
  display: 'grid' as const,
  gridTemplateColumns,
  alignItems: 'start' as const,
  gap: 12,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
