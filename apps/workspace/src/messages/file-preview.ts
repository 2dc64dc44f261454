import { defineMessages } from './define-messages.ts'

/** Words of looking at a file without saving it. */
export const filePreviewMessages = defineMessages({ preview: '预览' }, { preview: 'Preview' })
