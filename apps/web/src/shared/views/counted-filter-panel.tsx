import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import { FilterPanel, type FilterPanelProps } from "@app/ui/list/filter-panel.tsx";
import type { ListFilter } from "@app/ui/list/list-state.ts";
import type { Facets } from "../list/facets.ts";
import { useQuery } from "../page/use-query.ts";
import {
  AppFeedbackFacetsDocument,
  BookedLessonFacetsDocument,
  CandidacyFacetsDocument,
  ConfirmedLessonFacetsDocument,
  CurriculumFacetsDocument,
  CustomerFacetsDocument,
  CustomerPodFacetsDocument,
  DependentFacetsDocument,
  ImmersionFacetsDocument,
  LearningPodFacetsDocument,
  LeadFacetsDocument,
  LessonRequestFacetsDocument,
  MailFacetsDocument,
  ProductUpdateFacetsDocument,
  PartnerFacetsDocument,
  PaymentFacetsDocument,
  ServiceTokenFacetsDocument,
  PromoFacetsDocument,
  ReferralFacetsDocument,
  ReferrerFacetsDocument,
  BannerFacetsDocument,
  PartnerUserFacetsDocument,
  SpeakerFacetsDocument,
  RegionFacetsDocument,
  SentenceSessionFacetsDocument,
  StoryFacetsDocument,
  ConversationPracticeFacetsDocument,
  StaffUserFacetsDocument,
  FeedbackFacetsDocument,
  InvoiceFacetsDocument,
  JournalFacetsDocument,
  TutorFeedbackFacetsDocument,
  TutorFacetsDocument,
  WordFacetsDocument,
  type FacetCountsFragment,
} from "./facets.generated.ts";

type FacetsDocument = TypedDocumentNode<{ facets: FacetCountsFragment[] | null }, OperationVariables>;

const documents: Record<Facets, FacetsDocument> = {
  region: RegionFacetsDocument as FacetsDocument,
  staffUser: StaffUserFacetsDocument as FacetsDocument,
  curriculum: CurriculumFacetsDocument as FacetsDocument,
  customer: CustomerFacetsDocument as FacetsDocument,
  dependent: DependentFacetsDocument as FacetsDocument,
  customerPod: CustomerPodFacetsDocument as FacetsDocument,
  tutor: TutorFacetsDocument as FacetsDocument,
  candidacy: CandidacyFacetsDocument as FacetsDocument,
  lead: LeadFacetsDocument as FacetsDocument,
  confirmedLesson: ConfirmedLessonFacetsDocument as FacetsDocument,
  bookedLesson: BookedLessonFacetsDocument as FacetsDocument,
  learningPod: LearningPodFacetsDocument as FacetsDocument,
  immersion: ImmersionFacetsDocument as FacetsDocument,
  lessonRequest: LessonRequestFacetsDocument as FacetsDocument,
  journal: JournalFacetsDocument as FacetsDocument,
  tutorFeedback: TutorFeedbackFacetsDocument as FacetsDocument,
  feedback: FeedbackFacetsDocument as FacetsDocument,
  invoice: InvoiceFacetsDocument as FacetsDocument,
  payment: PaymentFacetsDocument as FacetsDocument,
  mail: MailFacetsDocument as FacetsDocument,
  word: WordFacetsDocument as FacetsDocument,
  sentenceSession: SentenceSessionFacetsDocument as FacetsDocument,
  story: StoryFacetsDocument as FacetsDocument,
  conversationPractice: ConversationPracticeFacetsDocument as FacetsDocument,
  appFeedback: AppFeedbackFacetsDocument as FacetsDocument,
  productUpdate: ProductUpdateFacetsDocument as FacetsDocument,
  partner: PartnerFacetsDocument as FacetsDocument,
  serviceToken: ServiceTokenFacetsDocument as FacetsDocument,
  promo: PromoFacetsDocument as FacetsDocument,
  referral: ReferralFacetsDocument as FacetsDocument,
  referrer: ReferrerFacetsDocument as FacetsDocument,
  banner: BannerFacetsDocument as FacetsDocument,
  partnerUser: PartnerUserFacetsDocument as FacetsDocument,
  speaker: SpeakerFacetsDocument as FacetsDocument,
};

/** Filters whose names in the address differ from the server's. */
const renamed: Readonly<Record<string, string>> = { region: "regionId" };
const serverName = (name: string) => renamed[name] ?? name;

/** FROM_5, "from-5": the address and the servers spell closed lists differently. */
const folded = (value: string) => value.toLowerCase().replaceAll("_", "-");

/** A filter's counts by the values of its choices. */
export function countsOf(
  facets: readonly FacetCountsFragment[],
  { name, options }: Pick<ListFilter, "name" | "options">,
): ReadonlyMap<string, number> | undefined {
  const facet = facets.find((one) => one.name === serverName(name));
  if (!facet) return undefined;
  const known = new Map(facet.counts.map(({ value, count }) => [folded(value), count]));
  return new Map(options.map(({ value, countedAs = value }) => [value, known.get(folded(countedAs)) ?? 0]));
}

/** The filters of a list with counts, refreshed whenever it is opened. */
export function CountedFilterPanel({
  facets: of,
  filter,
  ...panel
}: FilterPanelProps & { facets: Facets; filter: object }) {
  const by = panel.filters.filter(({ uncounted }) => !uncounted).map(({ name }) => serverName(name));
  const result = useQuery(
    documents[of],
    panel.open && by.length > 0 ? { variables: { by, filter }, fetchPolicy: "network-only" } : skipToken,
  );
  // While counting again, the last numbers stay.
  const facets = result.data?.facets ?? result.previousData?.facets;
  return (
    <FilterPanel
      {...panel}
      countsOf={facets ? (one) => (one.uncounted ? undefined : countsOf(facets, one)) : undefined}
    />
  );
}
