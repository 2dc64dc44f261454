/** Names fields that conditions ask for by the words of a catalogue: in the language that is shown, and in Chinese, by which days are told. */
export const namedFields =
  <Prop extends string>(words: Readonly<Record<Prop, string>>, chinese: Readonly<Record<Prop, string>>) =>
  (prop: Prop) => ({ prop, label: words[prop], chineseLabel: chinese[prop] })
