import { Plus } from 'lucide-react'
import { Avatar, Badge, Keycap, Tag } from '../../badge/index.ts'
import { Brand, BrandMark } from '../../brand/index.ts'
import { Button, ButtonLink, IconButton, PlainButton, PlainIconButton } from '../../button/index.ts'
import { Card, ListPage, Page, Section } from '../../card/index.ts'
import { EmptyState } from '../../empty-state/index.ts'
import { ErrorPage } from '../../error-page/index.ts'
import { FailedState } from '../../failed-state/index.ts'
import { Formula } from '../../formula/index.ts'
import { Icon } from '../../icon/index.ts'
import { LoadingBar, LoadingIndicator, Skeleton } from '../../loading/index.ts'
import { Meter } from '../../meter/index.ts'
import { Note } from '../../note/index.ts'
import { QrCode } from '../../qr-code/index.ts'
import { ProgressPie, StatePill } from '../../state-pill/index.ts'
import { type ConformanceCase, nothing } from './conformance-case.ts'
import { LoadingOwner } from './owners.tsx'

/** Marks, buttons, frames, and what says how something stands. */
export const baseCases: readonly ConformanceCase[] = [
  { name: 'badge/Badge', show: (root) => <Badge {...root} count={120} corner /> },
  { name: 'badge/Tag', show: (root) => <Tag {...root}>0.05 级</Tag> },
  { name: 'badge/Keycap', show: (root) => <Keycap {...root}>Enter</Keycap> },
  { name: 'badge/Avatar', show: (root) => <Avatar {...root} name="周岚" small /> },
  { name: 'brand/BrandMark', show: (root) => <BrandMark {...root} large /> },
  { name: 'brand/Brand', show: (root) => <Brand {...root} note="示例计量检测研究院" href="#home" /> },
  {
    name: 'button/Button',
    show: (root) => (
      <Button {...root} icon={Plus} kind="primary" wide onPress={nothing}>
        新增
      </Button>
    ),
  },
  { name: 'button/PlainIconButton', show: (root) => <PlainIconButton {...root} label="添加" icon={Plus} /> },
  {
    name: 'button/PlainButton',
    show: (root) => (
      <PlainButton {...root} icon={Plus} onPress={nothing}>
        重试
      </PlainButton>
    ),
  },
  { name: 'button/IconButton', show: (root) => <IconButton {...root} icon={Plus} label="新增" onPress={nothing} /> },
  {
    name: 'button/ButtonLink',
    show: (root) => (
      <ButtonLink {...root} href="#new">
        新增
      </ButtonLink>
    ),
  },
  {
    name: 'card/Card',
    show: (root) => (
      <Card {...root} title="委托单" note="2026-11-20" line>
        内容
      </Card>
    ),
  },
  {
    name: 'card/Section',
    show: (root) => (
      <Section {...root} title="委托单位">
        内容
      </Section>
    ),
  },
  {
    name: 'card/Page',
    show: (root) => (
      <Page {...root} title="委托登记" onSheet>
        内容
      </Page>
    ),
  },
  {
    name: 'card/ListPage',
    show: (root) => (
      <ListPage {...root} title="委托单">
        内容
      </ListPage>
    ),
  },
  {
    name: 'empty-state/EmptyState',
    show: (root) => (
      <EmptyState {...root} title="还没有委托单">
        先登记一张
      </EmptyState>
    ),
  },
  { name: 'error-page/ErrorPage', show: (root) => <ErrorPage {...root} status={404} about="/nowhere" onHome={nothing} /> },
  { name: 'failed-state/FailedState', show: (root) => <FailedState {...root} onRetry={nothing} /> },
  // Its plain words, which stand there until KaTeX has come, are another element.
  { name: 'formula/Formula', show: (root) => <Formula {...root} tex="u_c^2" plain="uc²" />, element: 'span:has(> .katex)' },
  { name: 'icon/Icon', show: (root) => <Icon {...root} icon={Plus} label="新增" /> },
  {
    name: 'loading/LoadingIndicator',
    show: (root) => <LoadingOwner>{(actor) => <LoadingIndicator {...root} actor={actor} />}</LoadingOwner>,
  },
  { name: 'loading/Skeleton', show: (root) => <Skeleton {...root} width={120} /> },
  { name: 'loading/LoadingBar', show: (root) => <LoadingBar {...root} /> },
  { name: 'meter/Meter', show: (root) => <Meter {...root} label="已检项目" value={3} max={8} wide /> },
  {
    name: 'note/Note',
    show: (root) => (
      <Note {...root} tone="warning" title="标准器即将到期">
        还有 3 天
      </Note>
    ),
  },
  { name: 'qr-code/QrCode', show: (root) => <QrCode {...root} text="LX-2026-003187" label="证书" saveAs="证书" copyable /> },
  { name: 'state-pill/ProgressPie', show: (root) => <ProgressPie {...root} shape={{ part: 0.5 }} /> },
  {
    name: 'state-pill/StatePill',
    show: (root) => (
      <StatePill {...root} tone="info" shape={{ part: 0.5 }}>
        检测中
      </StatePill>
    ),
  },
]
