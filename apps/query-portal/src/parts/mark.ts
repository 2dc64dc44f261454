/** The mark of the house, in a square of 30: its ground, and the lines on it. */
export const mark = { ground: 'M1 1h28v28H1z', lines: 'M7.5 22V8M12.5 22v-9M17.5 22v-9M22.5 22V8' }

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path d="${mark.ground}" fill="#1460b8"/><path d="${mark.lines}" stroke="#fff" stroke-width="2"/></svg>`

/** The mark for the browser's tab, inside the page: nobody asks the server for it. */
export const tabIcon = `data:image/svg+xml,${encodeURIComponent(picture)}`
