import './themes.css.ts'
import './reset.css.ts'

export { applyTheme } from './apply-theme.ts'
export { colourRules } from './colour-rules.ts'
export { vars } from './contract.css.ts'
export { corner, dialogFoot, toastPlace, toastReach } from './corner.ts'
export { tokensIn } from './ramp.ts'
export {
  type Density,
  defaultColour,
  densities,
  type Scheme,
  schemes,
  type Theme,
  type ThemeSettings,
  themeAttributes,
  themes,
} from './settings.ts'
