import type { SignaturePoint, SignatureStroke, SignatureValue } from '@etalon/machines/signature'

/** A point of a pen after so many milliseconds. */
const at = (x: number, y: number, time: number): SignaturePoint => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
  time,
  pressure: 0.5,
})

/** A line through places, as a hand draws it: round, and quicker in its middle. */
function stroke(...places: readonly (readonly [x: number, y: number])[]): SignatureStroke {
  const points: SignaturePoint[] = []
  for (const [order, [x, y]] of places.entries()) {
    const [nextX, nextY] = places[order + 1] ?? [x, y]
    const steps = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / 14))
    for (let step = 0; step < (order === places.length - 1 ? 1 : steps); step += 1) {
      // Slow where a hand turns, quick between.
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2
      points.push(at(x + (nextX - x) * part, y + (nextY - y) * part, points.length * 12))
    }
  }
  return points
}

/** 王 and a line that runs out of it, as people write their names. */
export const signed: SignatureValue = {
  kind: 'drawn',
  strokes: [
    stroke([120, 120], [150, 116], [182, 110], [204, 108]),
    stroke([128, 160], [160, 156], [196, 150]),
    stroke([162, 112], [164, 150], [160, 190], [156, 204]),
    stroke([108, 212], [150, 206], [196, 200], [222, 198]),
    stroke([262, 128], [252, 158], [236, 186], [254, 176], [284, 150], [298, 130], [290, 160], [284, 192], [300, 204]),
    stroke(
      [318, 176],
      [340, 150],
      [352, 160],
      [346, 186],
      [330, 196],
      [322, 182],
      [350, 168],
      [390, 140],
      [402, 156],
      [392, 190],
      [410, 180],
      [440, 152],
      [446, 180],
      [470, 190],
      [520, 164],
      [548, 150],
    ),
  ],
}

export const typed: SignatureValue = { kind: 'typed', name: '贺文舟' }
export const typedInEnglish: SignatureValue = { kind: 'typed', name: 'Helen Marlowe' }
