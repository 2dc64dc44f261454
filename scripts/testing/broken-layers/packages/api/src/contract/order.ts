export const order = 'not exported by the front door'
