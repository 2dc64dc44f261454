import type { LucideIcon } from '@etalon/ui/icon'
import {
  Award,
  ClipboardList,
  Eye,
  FilePen,
  FileText,
  FlaskConical,
  GitBranch,
  Layers,
  ListChecks,
  MessageSquare,
  Package,
  Settings,
  ShieldCheck,
  UserCheck,
} from 'lucide-react'

/** Icons by the name that a menu entry carries (`source`). */
export const menuIcons: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  'clipboard-list': ClipboardList,
  eye: Eye,
  'file-pen': FilePen,
  'file-text': FileText,
  'flask-conical': FlaskConical,
  'git-branch': GitBranch,
  layers: Layers,
  'list-checks': ListChecks,
  'message-square': MessageSquare,
  package: Package,
  settings: Settings,
  'shield-check': ShieldCheck,
  'user-check': UserCheck,
}
