import type { StatePillProps, Tone } from '../state-pill/index.ts'

/** Something that a graph shows, such as a measurement standard. */
export interface GraphNode {
  /** Unique within its graph. */
  id: string
  /** Its name. */
  title: string
  /** A second line, such as its number and class. */
  note?: string
  /** The state it is in. */
  state?: {
    /** The state's word. */
    word: string
    /** How far the work is, or that it has ended. @default 'done' */
    shape?: StatePillProps['shape']
    /** @default 'neutral' */
    tone?: Tone
  }
}

/** A line of a graph, such as a calibration: from what is leaned on to what leans on it. */
export interface GraphLine {
  /** The id of the node where it begins. */
  from: string
  /** The id of the node where it ends. */
  to: string
  /** What it stands for, such as the number of a certificate. */
  label?: string
}

/** Which way lines lead: from above down, or from the left to the right. */
export type GraphDirection = 'down' | 'right'

/** The words on the lines between two nodes, by `wayKey`; several lines have their words one after another. */
export function wordsOfLines(lines: readonly GraphLine[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const { from, to, label } of lines) {
    const key = wayKey(from, to)
    const before = words.get(key)
    words.set(key, [before, label].filter((word) => word !== undefined && word !== '').join(' · '))
  }
  return words
}

/** The name of the way between two nodes. */
export const wayKey = (from: string, to: string): string => JSON.stringify([from, to])
