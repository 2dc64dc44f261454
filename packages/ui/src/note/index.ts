export { Note, type NoteProps, type NoteTone, toneIcons } from './Note.tsx'
