/** What a signature is written with where it is typed: a hand of the system, or its slanted letters. */
export const handwriting =
  '"Segoe Script", "Snell Roundhand", "Bradley Hand", "STXingkai", "Xingkai SC", "Kaiti SC", "KaiTi", cursive'
