import { ArrowLeft, ArrowRight, ChevronDown, ChevronLeft, ChevronRight, LogOut, Search } from 'lucide-react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { pointsTo } from '../testing/points-to.ts'
import { Icon, type LucideIcon } from './index.ts'

afterEach(() => document.documentElement.removeAttribute('dir'))

const drawing = (name: string) => pointsTo(page.getByRole('img', { name }).element())

describe('[DS-1] from right to left', () => {
  test.each<[string, LucideIcon, 'left' | 'right']>([
    ['ChevronLeft', ChevronLeft, 'left'],
    ['ChevronRight', ChevronRight, 'right'],
    ['ArrowLeft', ArrowLeft, 'left'],
    ['ArrowRight', ArrowRight, 'right'],
    ['LogOut', LogOut, 'right'],
  ])('%s, which points onward, back or out, is mirrored', async (name, icon, usual) => {
    await render(<Icon icon={icon} label={name} />)
    expect(drawing(name)).toBe(usual)
    document.documentElement.dir = 'rtl'
    expect(drawing(name)).toBe(usual === 'left' ? 'right' : 'left')
  })

  test.each<[string, LucideIcon]>([
    ['ChevronDown', ChevronDown],
    ['Search', Search],
  ])('%s, which points nowhere, stays as it is', async (name, icon) => {
    await render(<Icon icon={icon} label={name} />)
    document.documentElement.dir = 'rtl'
    expect(drawing(name)).toBe('right')
  })
})
