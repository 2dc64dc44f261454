export const tabStrip = 'a machine that belongs to a screen'
