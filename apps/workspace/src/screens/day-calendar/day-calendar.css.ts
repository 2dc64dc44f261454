import { narrow, styled } from '@etalon/ui/style'

export const layout = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 460px) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
