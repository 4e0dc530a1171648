import type { LucideIcon } from "lucide-react";
import {
  AudioLines,
  BookOpen,
  BookOpenText,
  CalendarCheck,
  ChartLine,
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
} from "lucide-react";

/** The sign beside each group's name. */
export const menuIcons: Readonly<Record<string, LucideIcon>> = {
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
  Learning: BookOpenText,
};
