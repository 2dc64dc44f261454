import { vars } from '@etalon/ui/theme'
import { useLayoutEffect, useState } from 'react'

/** A variable of the theme, as components name it. */
export type VariableName = keyof typeof vars

/** Every variable of the theme, in the order in which the theme tells them. */
export const variableNames = Object.keys(vars) as VariableName[]

/** The name of a variable in styles: `--etalon-surface`. */
export const propertyOf = (name: VariableName): string => vars[name].slice('var('.length, -1)

const shownValueOf = (name: VariableName): string =>
  getComputedStyle(document.documentElement).getPropertyValue(propertyOf(name)).trim()

/** What the page looks like is told by these attributes of its root. */
const ofLook = ['data-theme', 'data-scheme', 'data-density', 'data-colour']

/**
 * What a page reads of the tokens as they are in the look of now; read again when the look or the width of the window changes.
 * @param read reads styles; a function that stays the same
 */
export function useInLook<Read>(read: () => Read): Read | undefined {
  const [shown, setShown] = useState<Read>()
  useLayoutEffect(() => {
    const again = () => {
      setShown(read())
      // What reading itself has changed for a moment is no news.
      observer.takeRecords()
    }
    const observer = new MutationObserver(again)
    observer.observe(document.documentElement, { attributeFilter: ofLook })
    window.addEventListener('resize', again)
    again()
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', again)
    }
  }, [read])
  return shown
}

/** The values of all variables, as the theme, the scheme and the density of now have them. */
export const readValues = (): ReadonlyMap<VariableName, string> =>
  new Map(variableNames.map((name) => [name, shownValueOf(name)]))

/** The values of all variables in another density of the look of now. */
export function readValuesIn(density: string): ReadonlyMap<VariableName, string> {
  const { dataset } = document.documentElement
  const before = dataset.density
  dataset.density = density
  const values = readValues()
  if (before === undefined) delete dataset.density
  else dataset.density = before
  return values
}

/** Whether a value is one colour. */
export const isColour = (value: string): boolean => CSS.supports('color', value)
