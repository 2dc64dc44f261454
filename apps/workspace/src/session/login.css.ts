import { narrow, phone, styled, unseen } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

export const page = styled({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateColumns: '1fr 520px',
  background: vars.surface,
  position: 'relative',
  '@media': { [narrow]: { gridTemplateColumns: '1fr 440px' }, [phone]: { gridTemplate: 'auto 1fr / 1fr' } },
})

/** White on deep blue: fixed colours, the same in every theme. Beside a long form it stays where it is. */
export const art = styled({
  background: 'linear-gradient(160deg, #0f2c5c 0%, #123f86 56%, #1656b4 100%)',
  color: '#eaf3ff',
  padding: '32px 48px',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  minWidth: 0,
  overflow: 'hidden',
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  height: '100vh',
  selectors: { '[data-scheme=dark] &': { background: 'linear-gradient(160deg, #0b1526 0%, #0e2347 60%, #12326b 100%)' } },
  '@media': {
    [narrow]: { padding: '32px 24px' },
    [phone]: { position: 'static', height: 'auto', padding: '20px 20px 0', gridTemplateRows: 'auto auto auto' },
  },
})

export const mark = styled({ display: 'flex', alignItems: 'center', gap: 10, fontSize: 18, fontWeight: 600 })
export const pitch = styled({ alignSelf: 'center', '@media': { [phone]: { marginTop: 12 } } })
export const promise = styled({
  marginTop: 12,
  fontSize: 16,
  lineHeight: '24px',
  color: '#cfe0fa',
  '@media': { [phone]: { marginTop: 4, fontSize: 14, lineHeight: '20px' } },
})
export const institute = styled({ fontSize: 13, color: '#bcd4f8', '@media': { [phone]: { display: 'none' } } })
export const scale = styled({
  width: 'calc(100% + 96px)',
  margin: '0 -48px 40px',
  display: 'block',
  '@media': {
    [narrow]: { margin: '0 -24px 40px', width: 'calc(100% + 72px)' },
    [phone]: { margin: '0 -20px', width: 'calc(100% + 72px)' },
  },
})

globalStyle(`${pitch} h1`, { fontSize: 36, lineHeight: '48px', letterSpacing: '.03em', fontWeight: 600 })
globalStyle(`${pitch} h1`, {
  '@media': { [narrow]: { fontSize: 28, lineHeight: '36px' }, [phone]: { fontSize: 24, lineHeight: '32px' } },
})
globalStyle(`${scale} path`, { stroke: '#9fc2f5', strokeWidth: 1.2, fill: 'none' })
globalStyle(`${scale} text`, { fill: '#bcd4f8', font: `500 12px ${vars.font}`, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${scale} rect`, { fill: 'rgb(255 255 255 / .09)', stroke: 'rgb(255 255 255 / .22)' })
globalStyle(`${scale} [data-vernier] path`, { stroke: '#dcebff' })
globalStyle(`${scale} [data-hit]`, { stroke: '#ffcf70', strokeWidth: 2 })
globalStyle(`${scale} [data-line]`, { stroke: '#ffcf70', strokeWidth: 1, strokeDasharray: '2 3' })
globalStyle(`${scale} [data-reading]`, { fill: '#ffdc94', fontWeight: 600, fontSize: 13 })

export const side = styled({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  padding: '16px 24px 32px',
  '@media': { [phone]: { padding: '20px 20px 24px', display: 'block' } },
})
export const head = styled({ display: 'grid', gap: 8, justifySelf: 'stretch' })
export const tools = styled({
  justifySelf: 'end',
  display: 'flex',
  gap: 4,
  '@media': { [phone]: { position: 'absolute', right: 12, top: 12 } },
})
/** On a phone the buttons lie on the picture. */
globalStyle(`${tools} button`, { '@media': { [phone]: { color: '#eaf3ff' } } })
globalStyle(`${tools} button[data-kind]:is(:hover, [data-pressed], [aria-expanded=true])`, {
  '@media': { [phone]: { background: 'rgb(255 255 255 / .16)', color: '#eaf3ff' } },
})
/** A form, or what came of it: the heading stands equally far from both. */
export const form = styled({
  display: 'grid',
  gap: 16,
  width: 336,
  alignSelf: 'center',
  '@media': { [phone]: { width: '100%' } },
})
export const title = styled({
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  marginBottom: 8,
  '@media': { [phone]: { fontSize: 20, lineHeight: '28px', marginBottom: 0 } },
})
export const fields = styled({ display: 'grid', gap: 16 })
export const picture = styled({ display: 'flex', alignItems: 'flex-start', gap: 8 })
/** Beside the field, whose label is above it. */
export const shown = styled({ display: 'flex', alignItems: 'center', gap: 4, height: vars.controlLarge, marginTop: 24 })
export const letters = styled({ flex: 1, minWidth: 0 })
export const image = styled({
  height: vars.controlLarge,
  width: 112,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  background: '#fff',
  objectFit: 'contain',
})
/** Ways to other screens, under a form. */
export const ways = styled({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '4px 16px' })
/** Their words begin and end where the form does. */
globalStyle(`${ways} > button`, { marginInline: -9 })
/** How long there is to wait is to be read, though nothing can be pressed meanwhile. */
globalStyle(`${fields} button[data-disabled]`, { color: vars.text3 })
export const way = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontSize: 13,
  color: vars.link,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [phone]: { minHeight: 44 } },
})
export const open = styled({
  width: 336,
  display: 'grid',
  gap: 4,
  paddingTop: 16,
  borderTop: `1px solid ${vars.border}`,
  '@media': { [phone]: { width: '100%', marginTop: 24 } },
})
export const openTitle = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3 })
export const openLink = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  margin: '0 -8px',
  padding: '4px 8px',
  borderRadius: vars.radius,
  color: vars.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.hover } },
})
globalStyle(`${openLink} > svg`, { color: vars.text3 })
globalStyle(`${openLink} > svg:first-child`, { color: vars.link })
export const openWords = styled({ display: 'grid', fontSize: 13, lineHeight: '18px', fontWeight: 500, flex: 1 })
export const openHint = styled({ fontSize: 12, lineHeight: '16px', fontWeight: 400, color: vars.text3 })

/** How long nobody is listened to at first: what is seen beside it counts. */
export const forEars = styled(unseen)
