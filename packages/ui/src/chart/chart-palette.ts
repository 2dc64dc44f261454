import { vars } from '../theme/index.ts'
import { forcedColors, reducedMotion } from './chart.css.ts'
import { type Ink, inkTokens } from './series-look.ts'

/** The colours and letters of a drawing, as a theme has them. */
export interface ChartPalette {
  readonly inks: Readonly<Record<Ink, string>>
  readonly text: string
  readonly text2: string
  readonly axis: string
  readonly grid: string
  readonly surface: string
  readonly tip: string
  readonly onTip: string
  readonly tipLine: string
  readonly font: string
}

const tokens = {
  text: 'text',
  text2: 'text2',
  axis: 'controlLine',
  grid: 'border',
  surface: 'surface',
  tip: 'tip',
  onTip: 'onTip',
  tipLine: 'tip',
} as const

// Where the system replaces colours, pictures keep theirs: they must ask for those of the system.
const systemColours: Record<keyof typeof tokens, string> = {
  text: 'CanvasText',
  text2: 'CanvasText',
  axis: 'CanvasText',
  grid: 'GrayText',
  surface: 'Canvas',
  tip: 'Canvas',
  onTip: 'CanvasText',
  tipLine: 'CanvasText',
}

/** Reads colours through an element of the page: a token may be written in any way that CSS knows, what comes is rgb(). */
function reader(place: HTMLElement): { read: (colour: string) => string; done: () => void } {
  const probe = place.ownerDocument.createElement('i')
  probe.style.display = 'none'
  // The names of the system's colours are asked for by themselves.
  probe.style.setProperty('forced-color-adjust', 'none')
  place.append(probe)
  const computed = getComputedStyle(probe)
  return {
    read: (colour) => {
      probe.style.color = colour
      return computed.color
    },
    done: () => probe.remove(),
  }
}

function paletteFor(place: HTMLElement, forced: boolean): ChartPalette {
  const { read, done } = reader(place)
  const token = (name: keyof typeof tokens) => read(forced ? systemColours[name] : vars[tokens[name]])
  const ink = (name: Ink) => read(forced ? 'CanvasText' : vars[inkTokens[name]])
  const palette: ChartPalette = {
    inks: {
      brand: ink('brand'),
      info: ink('info'),
      success: ink('success'),
      warning: ink('warning'),
      danger: ink('danger'),
      violet: ink('violet'),
      neutral: ink('neutral'),
    },
    text: token('text'),
    text2: token('text2'),
    axis: token('axis'),
    grid: token('grid'),
    surface: token('surface'),
    tip: token('tip'),
    onTip: token('onTip'),
    tipLine: token('tipLine'),
    // A saved drawing puts them between double quotes.
    font: getComputedStyle(place).fontFamily.replaceAll('"', "'"),
  }
  done()
  return palette
}

/** The palette in force at an element. */
export const paletteAt = (place: HTMLElement): ChartPalette => paletteFor(place, matchMedia(forcedColors).matches)

/** The palette of paper: light in every theme, for what is saved goes into documents. */
export function paletteOfPaper(place: HTMLElement): ChartPalette {
  const paper = place.ownerDocument.createElement('div')
  paper.dataset.scheme = 'light'
  paper.hidden = true
  place.append(paper)
  try {
    // A contrast mode of the system is no property of the paper.
    return paletteFor(paper, false)
  } finally {
    paper.remove()
  }
}

/** Whether the person asked the system for less motion. */
export const wantsStillness = (): boolean => matchMedia(reducedMotion).matches

/**
 * Tells whenever colours may have changed: by another theme anywhere above, or by the system.
 * @returns ends it
 */
export function onPaletteChange(document: Document, tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, {
    subtree: true,
    attributeFilter: ['data-theme', 'data-scheme', 'data-colour'],
  })
  const media = [forcedColors, '(prefers-color-scheme: dark)', reducedMotion].map((query) => matchMedia(query))
  for (const one of media) one.addEventListener('change', tell)
  return () => {
    observer.disconnect()
    for (const one of media) one.removeEventListener('change', tell)
  }
}
