export { Button, type ButtonBehaviour, type ButtonProps, IconButton, type IconButtonProps } from './Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'
export type { ButtonKind, ButtonSize } from './button-look.ts'
export { PlainButton, type PlainButtonProps } from './PlainButton.tsx'
