import * as styles from './login.css.ts'

const unit = 11
const left = 20
/** A tenth is read where a line of the vernier meets one of the main scale. */
const reading = 24.3
const zero = left + (reading - 20) * unit
const main = Array.from({ length: 46 }, (_, index) => ({ x: left + index * unit, value: 20 + index }))
const vernier = Array.from({ length: 11 }, (_, index) => ({ x: zero + index * unit * 0.9, value: index }))
const hit = 3

const lengthOf = (value: number) => (value % 10 === 0 ? 30 : value % 5 === 0 ? 22 : 14)

/** A vernier that reads exactly 24.3 mm: decoration, and a promise. */
export function Vernier() {
  const at = zero + hit * unit * 0.9
  return (
    <svg className={styles.scale} viewBox="0 14 520 150" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      <path d={main.map(({ x, value }) => `M${x} 96v-${lengthOf(value)}`).join('')} />
      {main
        .filter(({ value }) => value % 10 === 0)
        .map(({ x, value }) => (
          <text key={value} x={x} y="56" textAnchor="middle">
            {value}
          </text>
        ))}
      <path d="M0 96h520" />
      <g data-vernier="">
        <rect x={zero - 16} y="96" width="131" height="48" rx="4" />
        {vernier.map(({ x, value }) => (
          <path key={value} d={`M${x} 96v${value % 5 === 0 ? 24 : 15}`} {...(value === hit ? { 'data-hit': '' } : {})} />
        ))}
        {vernier
          .filter(({ value }) => value % 5 === 0)
          .map(({ x, value }) => (
            <text key={value} x={x} y="136" textAnchor="middle">
              {value}
            </text>
          ))}
      </g>
      <path d={`M${at} 22v138`} data-line="" />
      <text x={at + 8} y="30" data-reading="">
        {reading} mm
      </text>
    </svg>
  )
}
