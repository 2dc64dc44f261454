export { Icon, type IconProps, type LucideIcon } from './Icon.tsx'
export { spinner } from './spinner.css.ts'
