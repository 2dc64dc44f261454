import type { CSSProperties, Ref } from 'react'

/**
 * What every component takes for its outermost element, besides its own: a hold for those who put it in their page. Data attributes
 * reach the element as they are; JSX knows them without a declaration.
 */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Added to the classes of the element. Styles outside any cascade layer win over ours. */
  className?: string | undefined
  /** Added to the styles of the element, and winning over them. */
  style?: CSSProperties | undefined
  /** The element, once it is on the page. */
  ref?: Ref<Root> | undefined
}

/** What {@link onRoot} answers. */
export interface OnRoot<Root extends Element> {
  className?: string
  style?: CSSProperties
  ref?: Ref<Root>
  [data: `data-${string}`]: unknown
}

/**
 * What of a component's properties belongs on its outermost element, to be spread there: its class beside the component's own, its
 * style over the component's own, its ref and its data attributes. Everything else is left to the component.
 * @param props all that the component was given, or what is left of it
 * @param ownClass the component's own class on that element
 * @param ownStyle the component's own style on that element
 * @typeParam Drawn the element as it is drawn, where that is a narrower one than the component promises: a ref is only ever written
 *   to, so that one for any element takes a link as well
 */
export function onRoot<Root extends Element, Drawn extends Root = Root>(
  props: RootProps<Root>,
  ownClass?: string,
  ownStyle?: CSSProperties,
): OnRoot<Drawn>
/** The one function for all of them. */
export function onRoot(props: RootProps<Element>, ownClass?: string, ownStyle?: CSSProperties): OnRoot<Element> {
  const root: OnRoot<Element> = {}
  const { className, style, ref } = props
  const classes = [ownClass, className].filter((name) => name !== undefined && name !== '').join(' ')
  if (classes !== '') root.className = classes
  if (style ?? ownStyle) root.style = { ...ownStyle, ...style }
  if (ref !== undefined) root.ref = ref
  for (const [name, value] of Object.entries(props)) if (isData(name)) root[name] = value
  return root
}

function isData(name: string): name is `data-${string}` {
  return name.startsWith('data-')
}
