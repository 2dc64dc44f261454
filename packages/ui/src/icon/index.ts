export { Icon, type IconProps, type LucideIcon } from './Icon.tsx'
