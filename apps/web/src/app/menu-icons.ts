import type { Icon } from "@app/ui/icons.ts";
import {
  AudioLines,
  BookOpen,
  CalendarCheck,
  ChartLine,
  Clock,
  Gift,
  GraduationCap,
  Handshake,
  History,
  Languages,
  LayoutDashboard,
  ReceiptText,
  Settings2,
  Shapes,
  Users,
} from "@app/ui/icons.ts";

/** The sign beside each group's name. */
export const menuIcons: Readonly<Record<string, Icon>> = {
  "My work": Clock,
  Overview: LayoutDashboard,
  Customers: Users,
  Tutors: GraduationCap,
  Lessons: CalendarCheck,
  "Referral scheme": Gift,
  Partners: Handshake,
  Invoices: ReceiptText,
  Reports: ChartLine,
  "Activity logs": History,
  "Language app": Languages,
  "Training data studio": AudioLines,
  "Learning content": BookOpen,
  Management: Settings2,
  "Template demo apps": Shapes,
  Learning: BookOpen,
};
