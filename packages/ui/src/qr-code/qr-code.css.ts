import { styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** The side of a code on the screen and on paper: custom properties of its svg. */
export const screenSide = '--qr-code-screen'
export const printSide = '--qr-code-print'

export const root = styled({ display: 'grid', justifyItems: 'start', gap: 8, maxWidth: '100%' })

export const code = styled({
  display: 'block',
  width: `var(${screenSide})`,
  height: 'auto',
  maxWidth: '100%',
  // A camera reads dark on light alone: neither a theme nor a contrast mode of the system changes that.
  background: '#fff',
  forcedColorAdjust: 'none',
  colorScheme: 'only light',
  printColorAdjust: 'exact',
  '@media': { print: { width: `var(${printSide})`, maxWidth: 'none' } },
})

export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: 8, '@media': { print: { display: 'none' } } })
export const said = styled({
  minHeight: 16,
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
  '@media': { print: { display: 'none' } },
})
export const tooLong = styled({
  textWrap: 'balance',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: vars.dangerText,
  fontSize: 12,
  lineHeight: '16px',
})
