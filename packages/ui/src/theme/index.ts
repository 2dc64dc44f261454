import './themes.css.ts'
import './reset.css.ts'

export { vars } from './contract.css.ts'
export {
  applyTheme,
  type Density,
  densities,
  type Scheme,
  schemes,
  type Theme,
  type ThemeSettings,
  themeAttributes,
  themes,
} from './settings.ts'
