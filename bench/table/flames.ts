// A flame graph of a CPU profile, as a picture that a page of the documents can show.

/** A call in a profile, as the protocol of DevTools tells it. */
interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  readonly children?: readonly number[]
}

/** A profile, as the protocol of DevTools tells it. */
export interface Profile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

interface Flame {
  readonly name: string
  /** Microseconds, with all that it called. */
  total: number
  readonly callers: Map<string, Flame>
}

const idle = new Set(['(idle)', '(program)', '(garbage collector)'])
const row = 18

/** What was running, one call above the other, calls of the same name at the same place drawn as one. */
function flamesOf({ nodes, samples, timeDeltas }: Profile): Flame {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const root: Flame = { name: 'all', total: 0, callers: new Map() }
  for (const [place, sample] of samples.entries()) {
    const spent = timeDeltas[place] ?? 0
    const names: string[] = []
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
      const name = byId.get(id)?.callFrame.functionName || '(anonymous)'
      if (name !== '(root)') names.unshift(name)
    }
    const [first] = names
    if (first === undefined || idle.has(first)) continue
    root.total += spent
    let at = root
    for (const name of names) {
      const next: Flame = at.callers.get(name) ?? { name, total: 0, callers: new Map() }
      next.total += spent
      at.callers.set(name, next)
      at = next
    }
  }
  return root
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Draws a profile. @param options.width pixels @returns an SVG */
export function drawFlames(profile: Profile, { title, width }: { readonly title: string; readonly width: number }): string {
  const root = flamesOf(profile)
  const boxes: string[] = []
  let deepest = 0
  const draw = (flame: Flame, left: number, depth: number) => {
    const wide = (flame.total / root.total) * width
    if (wide < 1) return
    deepest = Math.max(deepest, depth)
    const hue = 20 + ([...flame.name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 40)
    const told = `${flame.name}: ${(flame.total / 1000).toFixed(1)} ms, ${((flame.total / root.total) * 100).toFixed(1)} %`
    const letters = Math.floor(wide / 6.4)
    const y = 28 + depth * row
    boxes.push(
      `<g><title>${escaped(told)}</title><rect x="${left.toFixed(1)}" y="${y}" width="${Math.max(wide - 0.5, 0.5).toFixed(1)}" height="${row - 1}" fill="hsl(${hue} 80% 72%)"/>${
        letters > 2
          ? `<text x="${(left + 3).toFixed(1)}" y="${y + 12}">${escaped(flame.name.length > letters ? `${flame.name.slice(0, letters - 1)}…` : flame.name)}</text>`
          : ''
      }</g>`,
    )
    let at = left
    for (const one of [...flame.callers.values()].sort((a, b) => b.total - a.total)) {
      draw(one, at, depth + 1)
      at += (one.total / root.total) * width
    }
  }
  let at = 0
  for (const one of [...root.callers.values()].sort((a, b) => b.total - a.total)) {
    draw(one, at, 0)
    at += (one.total / root.total) * width
  }
  const height = 28 + (deepest + 1) * row + 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/><text x="8" y="18" font-size="13">${escaped(title)}: ${(root.total / 1000).toFixed(0)} ms of script</text>${boxes.join('')}</svg>\n`
}
