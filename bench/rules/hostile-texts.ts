/** Texts that begin well, go on for long and end badly: what a careless pattern tries again and again. Each is `size` long. */
export const hostileTexts = (size: number): readonly { readonly name: string; readonly text: string }[] => {
  const filled = (part: string, before = '', after = '') =>
    `${before}${part.repeat(Math.ceil(size / part.length))}`.slice(0, size - after.length) + after
  return [
    { name: 'digits', text: filled('1') },
    { name: 'digits, then a letter', text: filled('1', '', 'x') },
    { name: 'a sign, digits, a sign', text: filled('9', '-', '-') },
    { name: 'digits and points', text: filled('1.') },
    { name: 'digits and strokes', text: filled('0731-', '', '!') },
    { name: 'a mobile number, then ones', text: filled('1', '138') },
    { name: 'letters', text: filled('a') },
    { name: 'a name without end', text: filled('a.', '', '@') },
    { name: 'labels without end', text: filled('b.', 'a@') },
    { name: 'strokes in a label', text: filled('b-', 'a@', '.cn') },
    { name: 'signs of an address', text: filled('@') },
    { name: 'blanks', text: filled(' ', '', '1') },
    { name: 'full-width digits', text: filled('１') },
    { name: 'credit code characters', text: filled('91430100MA4Q3T7N6X') },
  ]
}
