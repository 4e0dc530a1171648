import type { SearchResultKind } from "@app/schema/types.generated.ts";
import {
  BookOpen,
  CalendarCheck,
  Gift,
  Globe,
  GraduationCap,
  Handshake,
  Languages,
  Layers,
  MessageSquare,
  ReceiptText,
  Rows2,
  Send,
  Shapes,
  UsersRound,
  type Icon,
} from "@app/ui/icons.ts";
import type { SearchResultRowFragment } from "./search.generated.ts";

/** What a group of results is called, and its sign; people are shown by their initials. */
export const resultKinds: Record<SearchResultKind, { heading: string; icon: Icon | null }> = {
  STAFF: { heading: "Staff", icon: null },
  CUSTOMER: { heading: "Customers", icon: null },
  DEPENDENT: { heading: "Dependents", icon: null },
  LEAD: { heading: "Leads", icon: null },
  TUTOR: { heading: "Tutors", icon: null },
  CANDIDATE: { heading: "Candidates", icon: null },
  CUSTOMER_POD: { heading: "Customer pods", icon: UsersRound },
  LESSON_REQUEST: { heading: "Lesson requests", icon: Send },
  CONFIRMED_LESSON: { heading: "Confirmed lessons", icon: CalendarCheck },
  BOOKED_LESSON: { heading: "Booked lessons", icon: CalendarCheck },
  GROUP_LESSON: { heading: "Group lessons and immersions", icon: UsersRound },
  FEEDBACK: { heading: "Feedback", icon: MessageSquare },
  INVOICE: { heading: "Invoices", icon: ReceiptText },
  PROMO: { heading: "Promos", icon: Gift },
  PARTNER: { heading: "Partners", icon: Handshake },
  PARTNER_USER: { heading: "Partner users", icon: null },
  REGION: { heading: "Regions", icon: Globe },
  CURRICULUM: { heading: "Curriculums", icon: BookOpen },
  SUBDIVISION: { heading: "Parts of curriculums", icon: Layers },
  EXAM: { heading: "Exams", icon: GraduationCap },
  LESSON: { heading: "Lessons", icon: Shapes },
  WORD: { heading: "Words", icon: Languages },
  SENTENCE_SESSION: { heading: "Sentence sessions", icon: Rows2 },
  STORY: { heading: "Stories", icon: BookOpen },
  CONVERSATION_PRACTICE: { heading: "Conversation practices", icon: MessageSquare },
};

export interface ResultGroup {
  kind: SearchResultKind;
  results: SearchResultRowFragment[];
}

/** Results kind by kind, both in the server's order. */
export function inGroups(results: readonly SearchResultRowFragment[]): ResultGroup[] {
  const groups = new Map<SearchResultKind, SearchResultRowFragment[]>();
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return [...groups].map(([kind, found]) => ({ kind, results: found }));
}
