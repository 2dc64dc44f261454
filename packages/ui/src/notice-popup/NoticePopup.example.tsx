import { NoticePopup, useNoticePopup } from '@etalon/ui/notice-popup'

/** At the corner of the window, while customers wait for their instruments. */
export function Example() {
  const notices = useNoticePopup({
    loadNotices: async () => [
      { customerName: 'Hunan Huize Hospital', pickupTime: '2026-11-20 15:00', pickupNo: 'QJ2026110013', instrumentCount: 23 },
    ],
    onChosen: (path) => console.log(path),
  })
  return <NoticePopup actor={notices} onViewAll={(path) => console.log(path)} />
}
