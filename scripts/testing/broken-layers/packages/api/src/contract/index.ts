export const contract = 'calls'
