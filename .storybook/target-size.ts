/**
 * The rule of axe for how large a target is at least (WCAG 2.5.8), which is off unless it is asked for. Two kinds of parts are left out:
 * the parts of a date, whose field is a target of its own and which keys reach, and what lies in a cell of a grid, which axe takes for a
 * neighbour although only keys have to do with it: rows are 32 px high and more.
 */
export const targetSize = {
  id: 'target-size',
  enabled: true,
  selector: '*:not([role=spinbutton], [role=gridcell], [role=gridcell] *)',
}
