export { Card, type CardProps, ListPage, Page, type PageProps, Section, type SectionProps } from './Card.tsx'
