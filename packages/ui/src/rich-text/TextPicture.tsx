import { useEffect, useEffectEvent, useRef } from 'react'
import { type LoadPicture, showPicture } from './show-picture.ts'

interface TextPictureProps {
  address: string
  words: string
  width: number | undefined
  height: number | undefined
  load: LoadPicture | undefined
}

/** A picture of a text that is read. */
export function TextPicture({ address, words, load, ...size }: TextPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const show = useEffectEvent((to: string) => (image.current ? showPicture(image.current, to, load) : undefined))
  useEffect(() => show(address), [address])
  return <img ref={image} alt={words} loading="lazy" {...size} />
}
