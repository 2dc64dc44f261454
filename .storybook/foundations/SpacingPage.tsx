import { useLanguage } from '@etalon/ui/i18n'
import { densities } from '@etalon/ui/theme'
import { FoundationPage, Part } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { propertyOf, readValues, readValuesIn, useInLook, variableNames } from './shown-tokens.ts'

const words = {
  zh: {
    title: '间距与密度',
    lead: '一切间距都在 4 px 的格子上。密度改变表格的行高；在手机上用手指点，行和控件都更高。',
    grid: '4 px 的格子',
    heights: '高度',
    measures: '圆角与固定尺寸',
    name: '变量',
    compact: '紧凑',
    comfortable: '宽松',
    value: '值',
  },
  en: {
    title: 'Spacing and density',
    lead: 'All spaces are on a grid of 4 px. The density changes how high the rows of a table are; on phones, where fingers press, rows and controls are higher.',
    grid: 'A grid of 4 px',
    heights: 'Heights',
    measures: 'Corners and fixed sizes',
    name: 'Variable',
    compact: 'Compact',
    comfortable: 'Comfortable',
    value: 'Value',
  },
} as const

const steps = [1, 2, 3, 4, 5, 6, 8, 10].map((times) => times * 4)
const heights = variableNames.filter((name) => /^(row|control)/.test(name) && name !== 'controlLine')
const measures = variableNames.filter((name) => /(radius|inset|width|height)$|^radiusL$/i.test(name))
const readDensities = () => densities.map((density) => readValuesIn(density))

/** The grid, what is how high in each density, and what else is measured. */
export function SpacingPage() {
  const says = words[useLanguage()]
  const inDensities = useInLook(readDensities) ?? []
  const values = useInLook(readValues)
  return (
    <FoundationPage title={says.title} lead={says.lead}>
      <Part title={says.grid}>
        <ul className={styles.section}>
          {steps.map((step) => (
            <li key={step} className={styles.row}>
              <span className={styles.step} style={{ width: step }} aria-hidden />
              <span className={styles.quiet}>{step} px</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={says.heights}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{says.name}</th>
              {densities.map((density) => (
                <th key={density} scope="col">
                  {says[density]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heights.map((name) => (
              <tr key={name} data-height={name}>
                <th scope="row">{propertyOf(name)}</th>
                {inDensities.map((those, place) => (
                  <td key={densities[place]}>
                    <span className={styles.row}>
                      <span className={styles.tall} style={{ height: those.get(name) }} aria-hidden />
                      {those.get(name)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title={says.measures}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{says.name}</th>
              <th scope="col">{says.value}</th>
            </tr>
          </thead>
          <tbody>
            {measures.map((name) => (
              <tr key={name}>
                <th scope="row">{propertyOf(name)}</th>
                <td>{values?.get(name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </FoundationPage>
  )
}
