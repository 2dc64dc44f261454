export { Avatar, type AvatarProps, Badge, type BadgeProps, Keycap, type KeycapProps, Tag, type TagProps } from './Badge.tsx'
