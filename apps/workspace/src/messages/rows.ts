import { defineMessages } from './define-messages.ts'

/** Words of parts that are changed, moved and taken out. */
export const rowsMessages = defineMessages(
  {
    up: (name: string) => `上移 ${name}`,
    down: (name: string) => `下移 ${name}`,
    remove: (name: string) => `删除 ${name}`,
  },
  {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
  },
)
