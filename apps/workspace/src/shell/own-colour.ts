export { applyTheme } from '@etalon/ui/theme'
