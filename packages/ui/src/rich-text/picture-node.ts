import { Image } from '@tiptap/extension-image'
import { type LoadPicture, showPicture } from './show-picture.ts'

/** A picture on a line of its own, drawn from what its address leads to. @param load asked at each drawing */
export const pictureNode = (load: () => LoadPicture | undefined) =>
  Image.extend({
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img')
        const address = String(node.attrs.src)
        const say = (words: unknown) => {
          dom.alt = typeof words === 'string' ? words : ''
        }
        say(node.attrs.alt)
        const end = showPicture(dom, address, load())
        return {
          dom,
          update(next) {
            if (next.type !== node.type || next.attrs.src !== address) return false
            say(next.attrs.alt)
            return true
          },
          destroy: end,
          ignoreMutation: () => true,
        }
      }
    },
  }).configure({ allowBase64: false })
