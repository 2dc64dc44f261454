export { type CartItem, CartPanel, type CartPanelProps } from './CartPanel.tsx'
