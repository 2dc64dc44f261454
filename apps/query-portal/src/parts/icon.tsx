import type { ReactNode } from 'react'

const shapes = {
  good: (
    <>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M7.5 12.4l3.2 3.2 5.8-6.6" />
    </>
  ),
  bad: (
    <>
      <path d="M8.2 2.75h7.6l5.45 5.45v7.6l-5.45 5.45H8.2L2.75 15.8V8.2z" />
      <path d="M8.75 8.75l6.5 6.5m0-6.5l-6.5 6.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M12 6.8V12l3.6 2.4" />
    </>
  ),
  exchange: <path d="M4 8.5h14.5M15 4.5l4 4-4 4M20 16H5.5M9 20l-4-4 4-4" />,
  question: (
    <>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M9.3 9.4a2.75 2.75 0 115 1.6c-.8 1-2.3 1.4-2.3 2.9M12 17.2v.1" />
    </>
  ),
  warning: (
    <>
      <path d="M12 3.2l9.3 16.6H2.7z" />
      <path d="M12 9.5v5M12 17.2v.1" />
    </>
  ),
  file: (
    <path d="M13.5 3H6.5A1.5 1.5 0 005 4.5v15A1.5 1.5 0 006.5 21h11a1.5 1.5 0 001.5-1.5V8.5zM13.5 3v5.5H19M12 18v-6M9.5 14.2L12 11.7l2.5 2.5" />
  ),
  scan: (
    <path d="M3.5 8V5A1.5 1.5 0 015 3.5h3M16 3.5h3A1.5 1.5 0 0120.5 5v3M20.5 16v3a1.5 1.5 0 01-1.5 1.5h-3M8 20.5H5A1.5 1.5 0 013.5 19v-3M4 12h16" />
  ),
  download: <path d="M12 3.5v11.5M7 10.5l5 5 5-5M4.5 20.5h15" />,
  phone: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2" />
      <path d="M10.5 18.5h3" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="1.5" />
      <path d="M8 10.5V7.5a4 4 0 018 0v3" />
    </>
  ),
  gem: <path d="M7 4h10l4 5.5L12 20.5 3 9.5zM3 9.5h18M9.2 9.5L12 20l2.8-10.5L12 4z" />,
  flask: <path d="M9 3h6M10 3v6L4.8 18a2 2 0 001.7 3h11a2 2 0 001.7-3L14 9V3M7.5 15h9" />,
  tag: (
    <>
      <path d="M3.5 11.5V4.5a1 1 0 011-1h7l9 9-8 8z" />
      <circle cx="8" cy="8" r="1.25" />
    </>
  ),
  notice: <path d="M5 4.5h14v13H9l-4 3.5zM8.5 9h7M8.5 13h4.5" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1" />,
  house: <path d="M4.5 20.5v-17h9v17M13.5 9h6v11.5M3 20.5h18M7.5 7.5h3M7.5 11.5h3M7.5 15.5h3" />,
  go: <path d="M9 5l7 7-7 7" />,
  tick: <path d="M4.5 12.5l5 5 10-11" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof shapes

/** A sign beside a word; never alone, so assistive technology does not need it. */
export function Icon({ name, large = false }: { name: IconName; large?: boolean }) {
  return (
    <svg className={large ? 'i mark' : name === 'go' ? 'i go' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  )
}
