export { base } from './layer.css.ts'
export { forcedColors, narrow, phone, reducedMotion } from './media.ts'
export { baseGlobal, styled, styledGlobal } from './styled.ts'
export { unseen } from './unseen.ts'
