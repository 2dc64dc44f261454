import type { TreeNode } from '@etalon/machines/tree'
import type { LucideIcon } from '../icon/index.ts'

/** Something in a tree. */
export interface TreeItem extends TreeNode {
  /** Before its label; decoration beside the words. */
  readonly icon?: LucideIcon
  readonly children?: readonly TreeItem[]
}

/** Whether what the machine carried is an icon. */
export function isIcon(icon: unknown): icon is LucideIcon {
  return typeof icon === 'function' || (typeof icon === 'object' && icon !== null && '$$typeof' in icon)
}
