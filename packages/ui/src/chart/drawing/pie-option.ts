import type { PiePicture } from '../chart-picture.ts'
import { lookOf } from '../series-look.ts'
import { decalOf, type Manner, type Option, plainText, tooltip } from './option.ts'
import { placesOf } from './places.ts'

/** Parts of a whole, each with its share beside it. */
export function pieOption(picture: PiePicture, manner: Manner): Option {
  const { palette } = manner
  return {
    animation: manner.moving,
    animationDuration: 160,
    animationDurationUpdate: 160,
    tooltip: { ...tooltip(manner, (params) => picture.tip(placesOf(params))), trigger: 'item' },
    series: [
      {
        id: '0',
        type: 'pie',
        radius: picture.ring ? ['46%', '72%'] : ['0%', '72%'],
        startAngle: 90,
        // Shares of nothing are nothing: no slice of equal parts.
        stillShowZeroSum: false,
        percentPrecision: 1,
        label: {
          formatter: ({ dataIndex }) => plainText(picture.shares[dataIndex] ?? ''),
          color: palette.text2,
          fontSize: 12,
          fontFamily: palette.font,
        },
        labelLine: { length: 8, length2: 6, lineStyle: { color: palette.axis } },
        labelLayout: { hideOverlap: true },
        emphasis: { scaleSize: 4, itemStyle: { borderColor: palette.text, borderWidth: 2 } },
        cursor: 'default',
        data: picture.series.map(({ name, tone }, place) => {
          const { ink, pattern } = lookOf(place, tone)
          const decal = decalOf(pattern, palette)
          const value = picture.numbers[place]
          return {
            name,
            value: value !== undefined && value >= 0 ? value : 0,
            itemStyle: { color: palette.inks[ink], borderColor: palette.surface, borderWidth: 2, ...(decal ? { decal } : {}) },
          }
        }),
      },
    ],
  }
}
