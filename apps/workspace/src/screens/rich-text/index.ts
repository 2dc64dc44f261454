export { RichTextField, RichTextView } from './rich-text-on-demand.tsx'
