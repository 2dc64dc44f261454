import { Tag } from '@etalon/ui/badge'
import { DefinitionList } from '@etalon/ui/definition-list'
import { zh } from '@etalon/ui/i18n'
import { momentText } from '@etalon/ui/iso-date'
import { Orders } from './orders'

/** A server component: the words of the catalogue and the time are written here, and no script of theirs is sent. */
export default function Page() {
  return (
    <main>
      <DefinitionList
        facts={[
          { key: 'moment', term: '更新时间', value: momentText('2026-11-25T01:02:00Z') },
          { key: 'kind', term: '类别', value: <Tag>0.05 级</Tag> },
          { key: 'word', term: '按钮', value: zh.search },
        ]}
      />
      <Orders />
    </main>
  )
}
