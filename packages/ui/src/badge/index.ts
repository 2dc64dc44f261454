export { Avatar, type AvatarProps, Badge, type BadgeProps, Keycap, Tag } from './Badge.tsx'
