import type { PublicFrame, PublicLocale, PublicNoticeTitle } from '@etalon/api/domain'
import type { QuestionMessages } from '../messages/index.ts'
import { catalogues } from '../messages/index.ts'
import { Day } from './date-text.tsx'
import { Icon, type IconName } from './icon.tsx'

/** A way to ask. */
export type WayName = keyof QuestionMessages['ways']

const places: Readonly<Record<WayName, { readonly link: keyof PublicFrame['links']; readonly icon: IconName }>> = {
  certificate: { link: 'search', icon: 'good' },
  fileCheck: { link: 'fileCheck', icon: 'file' },
  list: { link: 'list', icon: 'list' },
  enterprise: { link: 'enterprise', icon: 'house' },
  phone: { link: 'phone', icon: 'phone' },
  jewellery: { link: 'jewellery', icon: 'gem' },
  appraisal: { link: 'appraisal', icon: 'gem' },
  label: { link: 'label', icon: 'tag' },
  testReport: { link: 'testReport', icon: 'flask' },
  notices: { link: 'notices', icon: 'notice' },
}

export interface WaysProps {
  readonly frame: PublicFrame
  readonly locale: PublicLocale
  readonly ways: readonly WayName[]
  /** The heading above. */
  readonly labelledBy: string
}

/** Ways to ask, each with what one needs for it. */
export function Ways({ frame, locale, ways, labelledBy }: WaysProps) {
  const t = catalogues[locale].questions.ways
  return (
    <nav className="ways" aria-labelledby={labelledBy}>
      {ways.map((way) => (
        <a key={way} href={frame.links[places[way].link]}>
          <Icon name={places[way].icon} />
          <span>
            <b>{t[way].name}</b>
            <small>{t[way].note}</small>
          </span>
          <Icon name="go" />
        </a>
      ))}
    </nav>
  )
}

export interface NoticeLinksProps {
  readonly frame: PublicFrame
  readonly locale: PublicLocale
  readonly notices: readonly PublicNoticeTitle[]
}

/** Notices, the newest first. Their titles are in the language in which they were written. */
export function NoticeLinks({ frame, locale, notices }: NoticeLinksProps) {
  return (
    <ul className="ways">
      {notices.map(({ id, title, on }) => (
        <li key={id}>
          <a href={`${frame.links.notices}?id=${id}`}>
            <Icon name="notice" />
            <span>
              <b lang="zh-CN">{title}</b>
              <small>
                <Day date={on} locale={locale} />
              </small>
            </span>
            <Icon name="go" />
          </a>
        </li>
      ))}
    </ul>
  )
}
