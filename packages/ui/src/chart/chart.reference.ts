import { describes } from '../testing/reference/index.ts'

export const chartReference = describes({
  anatomy: {
    Heading: 'what is shown, with the unit of its values; hidden where something around it says so (`labelHidden`)',
    Tools: 'show its table, and save the chart as a picture or its values as a file',
    'Legend?': 'the series, each with its own mark; pressed it hides one',
    Drawing: 'the chart: `LineChart`, `BarChart`, `PieChart`, `MeasurementChart`',
    Table: 'the same values as they were given; read aloud always, seen on demand and where nothing can be drawn',
    'Instead?': 'what comes, that there is nothing, or that it did not come, with a retry',
  },
  aria: [
    'a `figure` with its label; the drawing is an `application` described by one sentence and its keys',
    'the point that is walked to is said in a `status`; the drawing itself is hidden from assistive technology',
    'a series of the legend is a `button` with `aria-pressed`; the table is a `region`',
  ],
  keyboard: {
    Tab: 'goes to the tools, the series of the legend, the drawing, and the table where it is seen',
    'Right, Left': 'go to the next point that has a value; of lying bars to the next series',
    'Down, Up': 'go to the next series; of lying bars to the next point',
    'Home, End': 'go to the first and the last point',
    'Page Down, Page Up': 'go a tenth of the points on',
    'Enter, Space': 'on a series of the legend: hide it, or show it again; the last one stays',
  },
  hooks: {
    'data-limit': 'the mark stands for a limit',
    'data-missing': 'the cell of the table has no value',
    'data-numeric': 'the cell of the table holds a number',
    'data-selected': 'the series of the legend is shown',
  },
})
