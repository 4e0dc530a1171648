import { searchResultKinds, type SearchResultKind } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { foldTone, normalise } from "@app/domain/text.ts";
import type { Context } from "../../service/context.ts";
import { findConversations, findSentences, findStories } from "./find-titled.ts";
import { findWords } from "./find-words.ts";
import { findExams, findLessons } from "./find-content.ts";
import { findCurricula, findParts, findRegions } from "./find-courses.ts";
import { findInvoices } from "./find-invoices.ts";
import { findBooked, findConfirmed, findFeedback, findRequests } from "./find-numbered.ts";
import { findCandidates, findGroups, findLeads, findPods } from "./find-parties.ts";
import { findPartners, findPartnerUsers, findPromos } from "./find-partners.ts";
import { findLearners, findStaff, findTutors } from "./find-people.ts";
import { shownMax, type Finder, type Found } from "./found.ts";
import type { SearchResult } from "./search.record.ts";

type ByKind = Partial<Record<SearchResultKind, Found[]>>;

const one =
  (kind: SearchResultKind, find: Finder) =>
  async (...asked: Parameters<Finder>): Promise<ByKind> => ({ [kind]: await find(...asked) });

/** What is looked through, and who may. */
const searches: readonly { needs: Permission; find: (...asked: Parameters<Finder>) => Promise<ByKind> }[] = [
  { needs: "reference:read", find: one("staff", findStaff) },
  { needs: "customers:read", find: findLearners },
  { needs: "customers:read", find: one("lead", findLeads) },
  { needs: "reference:read", find: one("tutor", findTutors) },
  { needs: "tutors:read", find: one("candidate", findCandidates) },
  { needs: "customers:read", find: one("customer-pod", findPods) },
  { needs: "lessons:read", find: one("lesson-request", findRequests) },
  { needs: "lessons:read", find: one("confirmed-lesson", findConfirmed) },
  { needs: "lessons:read", find: one("booked-lesson", findBooked) },
  { needs: "lessons:read", find: one("group-lesson", findGroups) },
  { needs: "lessons:read", find: one("feedback", findFeedback) },
  { needs: "regions:read", find: one("region", findRegions) },
  { needs: "curriculums:read", find: one("curriculum", findCurricula) },
  { needs: "curriculums:read", find: one("subdivision", findParts) },
  { needs: "invoices:read", find: one("invoice", findInvoices) },
  { needs: "promos:read", find: one("promo", findPromos) },
  { needs: "partners:read", find: one("partner", findPartners) },
  { needs: "partners:read", find: one("partner-user", findPartnerUsers) },
  { needs: "exams:read", find: one("exam", findExams) },
  { needs: "exams:read", find: one("lesson", findLessons) },
  { needs: "words:read", find: one("word", findWords) },
  { needs: "words:read", find: one("sentence-session", findSentences) },
  { needs: "stories:read", find: one("story", findStories) },
  { needs: "conversations:read", find: one("conversation-practice", findConversations) },
];

/** 0 as it was typed, 1 without its tones, 2 without any marks, or found by something else than its name. */
function closeness(title: string, wanted: string): number {
  const [name, text] = [title.toLowerCase(), wanted.toLowerCase()];
  if (name.includes(text)) return 0;
  return foldTone(name).includes(foldTone(text)) ? 1 : 2;
}

/** How many of each kind are shown: in turns, so that a kind with many never hides the others. */
function shares(found: readonly SearchResult[][]): number[] {
  const taken = found.map(() => 0);
  for (let left = shownMax; left > 0;) {
    const open = found.flatMap((group, place) => ((taken[place] ?? 0) < group.length ? [place] : []));
    if (open.length === 0) break;
    for (const place of open.slice(0, left)) taken[place] = (taken[place] ?? 0) + 1;
    left -= open.length;
  }
  return taken;
}

/**
 * What the caller may see by part of a name, at most 20, kind by kind: first the kinds with something spelt as it was
 * typed, then those where tones or all marks had to be left out. Source: domain.md 1.6, 5.9.
 */
export async function search(context: Context, typed: string): Promise<SearchResult[]> {
  const wanted = normalise(typed);
  if (wanted === "") return [];
  const found: ByKind = {};
  for (const { needs, find } of searches) {
    if (context.actor.permissions.has(needs)) Object.assign(found, await find(context, wanted));
  }
  const best = (group: readonly SearchResult[]) => Math.min(...group.map(({ title }) => closeness(title, wanted)));
  const groups = searchResultKinds
    .map((kind) => (found[kind] ?? []).map((result) => ({ ...result, kind })))
    .filter((group) => group.length > 0)
    .toSorted((a, b) => best(a) - best(b));
  const taken = shares(groups);
  return groups.flatMap((group, place) => group.slice(0, taken[place]));
}
