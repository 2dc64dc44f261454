export const toggle = (set, id) => {
  const s = new Set(set)
  if (!s.delete(id)) s.add(id)
  return s
}
