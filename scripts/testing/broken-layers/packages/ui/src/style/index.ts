export const styled = (rule: object) => rule
