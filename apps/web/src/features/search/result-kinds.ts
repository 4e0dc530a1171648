import type { SearchResultKind } from "@app/schema/types.generated.ts";
import {
  BookOpen,
  Globe,
  GraduationCap,
  Languages,
  Layers,
  MessageSquare,
  ReceiptText,
  Rows2,
  Shapes,
  type Icon,
} from "@app/ui/icons.ts";
import type { SearchResultRowFragment } from "./search.generated.ts";

/** What a group of results is called, and its sign; people are shown by their initials. */
export const resultKinds: Record<SearchResultKind, { heading: string; icon: Icon | null }> = {
  STAFF: { heading: "Staff", icon: null },
  CUSTOMER: { heading: "Customers", icon: null },
  DEPENDENT: { heading: "Dependents", icon: null },
  TUTOR: { heading: "Tutors", icon: null },
  INVOICE: { heading: "Invoices", icon: ReceiptText },
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
