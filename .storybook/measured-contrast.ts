// The contrast of a text as it is painted, for those that axe leaves undecided: of one character, under another element, and the like.

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** However a colour is written, as the browser paints it; channels from 0 to 255, alpha from 0 to 1. */
function colourOf(text: string): Colour {
  const canvas = new OffscreenCanvas(1, 1)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser paints on no canvas.')
  brush.fillStyle = text
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
  red * alpha + below[0] * (1 - alpha),
  green * alpha + below[1] * (1 - alpha),
  blue * alpha + below[2] * (1 - alpha),
  1,
]

const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Where the first text of an element is painted. */
function textBox(element: Element): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  )
  const text = walker.nextNode()
  if (!text) return element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getClientRects()[0] ?? element.getBoundingClientRect()
}

const ancestors = (element: Element): Element[] =>
  element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]

/** What lies under a text, the uppermost first: what the browser finds there, or what it stands in where it is out of sight. */
function beneath(element: Element): Element[] {
  const { left, top, width, height } = textBox(element)
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
  const place = stack.indexOf(element)
  return place < 0 ? ancestors(element) : stack.slice(place)
}

/** A star of at most two pixels, as a bar may be strewn with: no ground of a text. */
const speck = /radial-gradient\((?:[0-2](?:\.\d+)?px ){2}at (?:[^()]|\([^()]*\))*\)/g

/** The colours of a gradient; nothing where a picture is painted. */
function stopsOf(backgroundImage: string): Colour[] | undefined {
  if (/url\(|image-set\(|element\(/.test(backgroundImage)) return undefined
  return (backgroundImage.replaceAll(speck, '').match(/(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g) ?? []).map(
    colourOf,
  )
}

/** Every colour that a text may have as its ground: one, or those of the gradients beneath it; nothing where a picture is beneath. */
function groundsOf(element: Element): Colour[] | undefined {
  let layers: Colour[][] = []
  for (const one of beneath(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    const stops = backgroundImage === 'none' ? [] : stopsOf(backgroundImage)
    if (!stops) return undefined
    const colour = colourOf(backgroundColor)
    // A gradient lies over the colour of its own element.
    layers = [...layers, ...(stops.length > 0 ? [stops] : []), [colour]]
    if (colour[3] === 1 || (stops.length > 0 && stops.every(([, , , alpha]) => alpha === 1))) break
  }
  return layers.reduceRight<Colour[]>(
    (below, layer) => layer.flatMap((colour) => below.map((ground) => over(colour, ground))),
    [[255, 255, 255, 1]],
  )
}

/**
 * The least contrast of a text and its ground by WCAG 2.2, from 1 to 21; undefined where a picture is its ground. Between the colours
 * of a gradient its luminance is between theirs: a text whose own is there as well is unseen somewhere.
 */
export function measuredContrast(element: Element): number | undefined {
  const grounds = groundsOf(element)
  if (!grounds) return undefined
  const [red, green, blue, alpha] = colourOf(getComputedStyle(element).color)
  const opacity = ancestors(element).reduce((product, one) => product * Number(getComputedStyle(one).opacity), alpha)
  const pairs = grounds.map((ground) => [luminance(over([red, green, blue, opacity], ground)), luminance(ground)] as const)
  if (pairs.some(([text, ground]) => text > ground) && pairs.some(([text, ground]) => text < ground)) return 1
  return Math.min(...pairs.map(([text, ground]) => (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)))
}

/** Whether the letters of an element are painted at all. */
export const isPainted = (element: Element): boolean => colourOf(getComputedStyle(element).color)[3] > 0

/** The least contrast that a text of this size must have (WCAG 2.2, 1.4.3). */
export function leastContrast(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const pixels = Number.parseFloat(fontSize)
  return pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
}
