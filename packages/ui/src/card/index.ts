export { Card, type CardProps, Page, type PageProps, Section, type SectionProps } from './Card.tsx'
