import { Button } from '@etalon/ui/button'
import { useLanguage } from '@etalon/ui/i18n'
import { useEffect, useState } from 'react'
import { usedDurations } from './durations.ts'
import { FoundationPage, Part } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { propertyOf, readValues, useInLook } from './shown-tokens.ts'

const words = {
  zh: {
    title: '动效',
    lead: '只有说明东西去了哪里时才动，120 至 200 毫秒。系统要求减少动效时什么都不动。',
    durations: '组件用到的时长',
    ease: '缓动',
    now: '现在',
    reduced: '这台设备要求减少动效：一下就到。',
    moves: '这台设备没有要求减少动效。',
    play: '移动',
    rules: (count: number) => `${count} 条样式`,
  },
  en: {
    title: 'Motion',
    lead: 'Something moves only to explain where it went, for 120 to 200 ms. Nothing moves where the system asks for less motion.',
    durations: 'Durations in components',
    ease: 'Easing',
    now: 'Now',
    reduced: 'This device asks for less motion: things are there at once.',
    moves: 'This device does not ask for less motion.',
    play: 'Move',
    rules: (count: number) => (count === 1 ? '1 rule of styles' : `${count} rules of styles`),
  },
} as const

const less = '(prefers-reduced-motion: reduce)'

function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(() => matchMedia(less).matches)
  useEffect(() => {
    const query = matchMedia(less)
    const told = () => setReduced(query.matches)
    query.addEventListener('change', told)
    return () => query.removeEventListener('change', told)
  }, [])
  return isReduced
}

/** How long things move, and that they need not. */
export function MotionPage() {
  const says = words[useLanguage()]
  const values = useInLook(readValues)
  const isReduced = useReducedMotion()
  const [durations] = useState(usedDurations)
  const [isThere, setThere] = useState(false)
  return (
    <FoundationPage title={says.title} lead={says.lead}>
      <Part title={says.now}>
        <p>{isReduced ? says.reduced : says.moves}</p>
      </Part>
      <Part title={says.durations}>
        <div>
          <Button onPress={() => setThere((before) => !before)}>{says.play}</Button>
        </div>
        {durations.map(({ milliseconds, rules }) => (
          <div key={milliseconds} className={styles.section}>
            <p className={styles.quiet}>
              {milliseconds} ms · {says.rules(rules)}
            </p>
            <div className={styles.track} style={{ overflow: 'hidden' }}>
              <div
                className={styles.runner}
                data-duration={milliseconds}
                style={{ transitionDuration: `${milliseconds}ms` }}
                {...(isThere ? { 'data-there': '' } : {})}
              />
            </div>
          </div>
        ))}
      </Part>
      <Part title={says.ease}>
        <p className={styles.quiet}>
          {propertyOf('ease')}: {values?.get('ease')}
        </p>
      </Part>
    </FoundationPage>
  )
}
