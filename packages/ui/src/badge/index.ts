export { Avatar, type AvatarProps, Badge, type BadgeProps, Keycap, type KeycapProps, Tag, type TagProps } from './Badge.tsx'
/** The class of the dot at what holds something that is not saved. */
export { unsavedDot } from './badge.css.ts'
